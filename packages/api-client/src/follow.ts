import type { Endpoint, InputOf } from '@tillbook/contract';
import * as z from 'zod/mini';
import { ApiError, NetworkError } from './failures.ts';
import { toApiError } from './refusal.ts';
import { fillPath, queryString, type NamedValues } from './request-address.ts';

/** A call whose response is a stream of events. */
export type EventEndpoint<Event> = Endpoint & { readonly events: z.ZodMiniType<Event> };

export type FollowOptions = {
  readonly baseUrl: string;
  readonly token: string;
  /** Ends the stream, without an error. */
  readonly signal: AbortSignal;
};

/**
 * Three times the longest interval between two messages from the platform. After a longer silence, the
 * connection counts as dead.
 */
const longestSilenceMs = 45_000;

/** Calls `onSilence` if no message arrives for too long. */
const silenceWatch = (onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const restart = () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, longestSilenceMs);
  };
  restart();
  return { hear: restart, end: () => clearTimeout(timer) };
};

/** Returns the JSON after `data:` in one event; undefined for a comment. */
const dataIn = (block: string): unknown => {
  const line = block.split('\n').find((candidate) => candidate.startsWith('data:'));
  return line === undefined ? undefined : JSON.parse(line.slice('data:'.length));
};

async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, onChunk: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream arrives in chunks
    const { done, value } = await reader.read();
    if (done) return;
    onChunk();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}

type Input = { readonly params?: NamedValues | undefined; readonly query?: NamedValues | undefined };

const addressOf = ({ path }: Endpoint, { params, query }: Input): string =>
  fillPath(path, params ?? {}) + queryString(query ?? {});

/**
 * Reads a call's events as they arrive; resolves when the platform ends the stream or the caller aborts it. To
 * continue, start again and reload: events in between are lost.
 *
 * @throws {ApiError} the server refused
 * @throws {NetworkError} no response arrived, the stream broke off, or it was silent for too long
 * @example await follow(followAccount, { query: { accountId } }, { baseUrl, token, signal }, ({ type }) => …)
 */
export const follow = async <Event, const E extends EventEndpoint<Event>>(
  endpoint: E & EventEndpoint<Event>,
  input: InputOf<E>,
  { baseUrl, token, signal }: FollowOptions,
  onEvent: (event: Event) => void,
): Promise<void> => {
  const silent = new AbortController();
  const watch = silenceWatch(() => silent.abort());
  try {
    const response = await fetch(baseUrl + addressOf(endpoint, input), {
      headers: { Accept: 'text/event-stream', Authorization: `Bearer ${token}` },
      signal: AbortSignal.any([signal, silent.signal]),
    });
    if (!response.ok) throw toApiError(response, await response.json().catch(() => ({})));
    if (response.body === null) return;
    for await (const block of blocksOf(response.body, watch.hear)) {
      const event = z.safeParse(endpoint.events, dataIn(block));
      if (event.success) onEvent(event.data);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new NetworkError(error);
  } finally {
    watch.end();
  }
};
