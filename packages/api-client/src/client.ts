import type { Endpoint, InputOf, ItemOf, List, ListEndpoint, ResponseOf } from '@tillbook/contract';
import * as z from 'zod/mini';
import { ContractError, NetworkError } from './failures.ts';
import { readRefusal } from './refusal.ts';
import { fillPath, queryString, type NamedValues } from './request-address.ts';

export type ClientOptions = {
  /** Where the calls are reached, without a slash at its end: `http://localhost:4310/api`. */
  readonly baseUrl: string;
  /** The session's token, read anew for every call; empty where nobody is signed in. */
  readonly getToken: () => string;
  /** Told when the server no longer knows the session, with the token that was refused. */
  readonly onSessionEnded?: (token: string) => void;
};

export type CallOptions = {
  /** Names the attempt, so that sending it again has no second effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** Sends the calls of the contract. It shows nothing to anybody: what a failure means is for the screen to say. */
export type Client = {
  /**
   * Makes one call and gives its checked answer; undefined where the call answers without a body.
   *
   * @throws {ApiError} the server refused
   * @throws {NetworkError} no answer came
   * @throws {ContractError} the answer is not as agreed
   * @example await client.call(getSettlement, { params: { id: 'stl_…' } })
   */
  call<const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;

  /**
   * Makes one list call and gives its page in one form, whatever envelope the call uses.
   *
   * @throws as `call`
   * @example await client.callList(listSettlements, { query: { accountId, offset: 0, limit: 15 } })
   */
  callList<const E extends ListEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<List<ItemOf<E>>>;
};

type Input = {
  readonly params?: NamedValues | undefined;
  readonly query?: NamedValues | undefined;
  readonly body?: unknown;
};

type Answer = { readonly data: unknown; readonly headers: Headers };

/** Reads may be given up early and asked again; a money call waits for a terminal that takes half a minute. */
const readTimeoutMs = 15_000;
const writeTimeoutMs = 60_000;

/** Ends a call when its caller gives it up or its time is over, until the answer has been read to its end. */
const signalFor = (endpoint: Endpoint, givenUp: AbortSignal | undefined): AbortSignal => {
  const tooLate = AbortSignal.timeout(endpoint.method === 'GET' ? readTimeoutMs : writeTimeoutMs);
  return givenUp ? AbortSignal.any([givenUp, tooLate]) : tooLate;
};

/** Runs a step that needs the network. A caller that gave the call up hears its own reason, not a failure. */
const reach = async <T>(step: () => Promise<T>, signal: AbortSignal | undefined): Promise<T> => {
  try {
    return await step();
  } catch (cause) {
    if (signal?.aborted) throw cause;
    throw new NetworkError(cause);
  }
};

const readAnswer = async (
  endpoint: Endpoint,
  response: Response,
  signal: AbortSignal | undefined,
): Promise<Answer> => {
  const { headers } = response;
  if (!endpoint.response) return { data: undefined, headers };
  const requestId = headers.get('X-Request-Id') ?? undefined;
  const json = parseJson(await reach(() => response.text(), signal));
  if (!json.ok) throw new ContractError(endpoint.name, 'it is not JSON', requestId);
  const checked = z.safeParse(endpoint.response, json.value);
  if (!checked.success) {
    throw new ContractError(endpoint.name, z.prettifyError(checked.error), requestId);
  }
  return { data: checked.data, headers };
};

const parseJson = (text: string): { readonly ok: true; readonly value: unknown } | { readonly ok: false } => {
  try {
    return { ok: true, value: JSON.parse(text) };
  } catch {
    return { ok: false };
  }
};

/**
 * A client of the API.
 *
 * @example
 * const client = createClient({ baseUrl: settings.apiBaseUrl, getToken: () => session.token });
 * const { items, totalCount } = await client.callList(listTransactions, { query: { accountId, type: 'pull' } });
 */
export const createClient = (options: ClientOptions): Client => {
  const send = async (endpoint: Endpoint, input: Input, callOptions: CallOptions): Promise<Answer> => {
    const token = options.getToken();
    const address =
      options.baseUrl + fillPath(endpoint.path, input.params ?? {}) + queryString(input.query ?? {});
    const request = {
      method: endpoint.method,
      headers: {
        Accept: 'application/json',
        ...(token !== '' && { Authorization: `Bearer ${token}` }),
        ...(callOptions.idempotencyKey !== undefined && { 'Idempotency-Key': callOptions.idempotencyKey }),
        ...(endpoint.body && { 'Content-Type': 'application/json' }),
      },
      ...(endpoint.body && { body: JSON.stringify(input.body) }),
      signal: signalFor(endpoint, callOptions.signal),
    };
    // Sent once: one place decides about trying again, and it is the query client, which knows the screen.
    const response = await reach(() => fetch(address, request), callOptions.signal);
    if (response.ok) return readAnswer(endpoint, response, callOptions.signal);
    const refusal = await readRefusal(response);
    if (refusal.status === 401 && refusal.code === 'unauthenticated' && token !== '') {
      options.onSessionEnded?.(token);
    }
    throw refusal;
  };

  // What `send` returns has passed the schema of the endpoint it was given. The compiler cannot follow a type through a
  // schema chosen at run time, so these lines, and no other in this package, say so.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  const call = async <const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ) => {
    const answer = await send(endpoint, input, callOptions);
    return answer.data as ResponseOf<E>;
  };
  const callList = async <const E extends ListEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ) => {
    const answer = await send(endpoint, input, callOptions);
    return endpoint.toList(answer.data as never, answer.headers) as List<ItemOf<E>>;
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return { call, callList };
};
