import type { Endpoint, InputOf } from '@tillbook/contract';
import * as z from 'zod/mini';
import { ApiError, NetworkError } from './failures.ts';
import { toApiError } from './refusal.ts';
import { fillPath, queryString, type NamedValues } from './request-address.ts';

/** A call that is answered with a stream of events. */
export type EventEndpoint<Event> = Endpoint & { readonly events: z.ZodMiniType<Event> };

export type FollowOptions = {
  /** Where the calls are reached, without a slash at its end. */
  readonly baseUrl: string;
  readonly token: string;
  /** Ends the stream; what was followed then ends without an error. */
  readonly signal: AbortSignal;
};

/** Three times as long as the platform is ever silent: the connection is gone, though nobody has said so. */
const longestSilenceMs = 45_000;

/** Calls back when nothing was heard for too long. */
const silenceWatch = (onSilence: () => void) => {
  let timer: ReturnType<typeof setTimeout>;
  const hear = () => {
    clearTimeout(timer);
    timer = setTimeout(onSilence, longestSilenceMs);
  };
  hear();
  return { hear, end: () => clearTimeout(timer) };
};

/** What stands behind `data:` in one event; undefined for a comment. */
const dataIn = (block: string): unknown => {
  const line = block.split('\n').find((candidate) => candidate.startsWith('data:'));
  return line === undefined ? undefined : JSON.parse(line.slice('data:'.length));
};

async function* blocksOf(body: ReadableStream<Uint8Array<ArrayBuffer>>, heard: () => void) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (;;) {
    // oxlint-disable-next-line no-await-in-loop -- a stream comes piece by piece
    const { done, value } = await reader.read();
    if (done) return;
    heard();
    const blocks = (rest + value).split('\n\n');
    rest = blocks.pop() ?? '';
    yield* blocks;
  }
}

type Input = { readonly params?: NamedValues | undefined; readonly query?: NamedValues | undefined };

const addressOf = ({ path }: Endpoint, { params, query }: Input): string =>
  fillPath(path, params ?? {}) + queryString(query ?? {});

/**
 * Reads the events of a call as they come, and resolves when the platform ends them or they are given up. Whoever wants
 * more begins anew, and looks again at what may have been missed.
 *
 * @throws {ApiError} the server refused
 * @throws {NetworkError} no answer came, or it broke off, or nothing was heard for too long
 * @example await follow(followAccount, { query: { accountId } }, { baseUrl, token, signal }, ({ type }) => …)
 */
export const follow = async <Event, const E extends EventEndpoint<Event>>(
  endpoint: E & EventEndpoint<Event>,
  input: InputOf<E>,
  { baseUrl, token, signal }: FollowOptions,
  hear: (event: Event) => void,
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
      if (event.success) hear(event.data);
    }
  } catch (error) {
    if (signal.aborted) return;
    throw error instanceof ApiError ? error : new NetworkError(error);
  } finally {
    watch.end();
  }
};
