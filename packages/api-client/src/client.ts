import type { Endpoint, InputOf, ItemOf, List, ListEndpoint, ResponseOf } from '@tillbook/contract';
import ky, { isHTTPError, SchemaValidationError } from 'ky';
import * as z from 'zod/mini';
import { ApiError, ContractError, NetworkError } from './failures.ts';
import { answerReader } from './read-answer.ts';
import { toApiError } from './refusal.ts';
import { fillPath, queryString, type NamedValues } from './request-address.ts';

export type ClientOptions = {
  /** Where the calls are reached, without a slash at its end: `http://localhost:4310/api`. */
  readonly baseUrl: string;
  /** The session's token, read anew for every call; empty where nobody is signed in. */
  readonly getToken: () => string;
  /** Told when the server no longer knows the session, with the token that was refused. */
  readonly onSessionEnded?: (token: string) => void;
  /** Told where fields that are only shown were not as agreed. The answer is given without them. */
  readonly onFieldsLost?: (error: ContractError) => void;
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

/** The server no longer knows the session, which is not the same as a wrong password. */
const isSessionEnded = ({ status, code }: ApiError): boolean => status === 401 && code === 'unauthenticated';

const unlikeContract = (
  endpoint: Endpoint,
  answer: Parameters<typeof z.prettifyError>[0],
  requestId: string | undefined,
): ContractError => new ContractError(endpoint.name, z.prettifyError(answer), requestId);

/** Turns what ended a call into one of the three failures. A caller that gave it up hears its own reason instead. */
const toFailure = (
  endpoint: Endpoint,
  error: unknown,
  response: Response | undefined,
  givenUp: AbortSignal | undefined,
): unknown => {
  if (error instanceof ApiError) return error;
  const requestId = response?.headers.get('X-Request-Id') ?? undefined;
  if (error instanceof SchemaValidationError) {
    return unlikeContract(endpoint, error, requestId);
  }
  if (error instanceof SyntaxError) return new ContractError(endpoint.name, 'it is not JSON', requestId);
  return givenUp?.aborted ? error : new NetworkError(error);
};

/**
 * A client of the API.
 *
 * @example
 * const client = createClient({ baseUrl: settings.apiBaseUrl, getToken: () => session.token });
 * const { items, totalCount } = await client.callList(listTransactions, { query: { accountId, type: 'pull' } });
 */
export const createClient = (options: ClientOptions): Client => {
  const api = ky.create({
    prefix: options.baseUrl,
    // Sent once: one place decides about trying again, and it is the query client, which knows the screen.
    retry: 0,
    // The limit is for the whole call, until the answer has been read to its end; `timeout` begins anew with its body.
    timeout: false,
    hooks: {
      beforeError: [({ error }) => (isHTTPError(error) ? toApiError(error.response, error.data) : error)],
    },
  });

  const send = async (
    endpoint: Endpoint,
    input: Input,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<Answer> => {
    // Read before anything is awaited: who signs out ends the session and forgets its token at once.
    const token = options.getToken();
    const path = fillPath(endpoint.path, input.params ?? {}) + queryString(input.query ?? {});
    let response: Response | undefined;
    try {
      const answer = api(path, {
        method: endpoint.method,
        headers: {
          Accept: 'application/json',
          ...(token !== '' && { Authorization: `Bearer ${token}` }),
          ...(idempotencyKey !== undefined && { 'Idempotency-Key': idempotencyKey }),
        },
        ...(endpoint.body && { json: input.body }),
        ...(signal && { signal }),
        totalTimeout: endpoint.method === 'GET' ? readTimeoutMs : writeTimeoutMs,
      });
      response = await answer;
      const { headers } = response;
      if (!endpoint.response) return { data: undefined, headers };
      const reader = answerReader(endpoint.response, (issues) => {
        const requestId = headers.get('X-Request-Id') ?? undefined;
        options.onFieldsLost?.(unlikeContract(endpoint, { issues }, requestId));
      });
      return { data: await answer.json(reader), headers };
    } catch (error) {
      const failure = toFailure(endpoint, error, response, signal);
      if (failure instanceof ApiError && isSessionEnded(failure) && token !== '') {
        options.onSessionEnded?.(token);
      }
      throw failure;
    }
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
