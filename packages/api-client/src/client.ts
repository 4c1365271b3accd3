import type { Endpoint, InputOf, ItemOf, List, ListEndpoint, ResponseOf } from '@tillbook/contract';
import ky, { isHTTPError, SchemaValidationError } from 'ky';
import * as z from 'zod/mini';
import { ApiError, ContractError, NetworkError } from './failures.ts';
import { responseReader } from './read-response.ts';
import { toApiError } from './refusal.ts';
import { fillPath, queryString, type NamedValues } from './request-address.ts';

export type ClientOptions = {
  /** The base address of the calls, without a trailing slash: `http://localhost:4310/api`. */
  readonly baseUrl: string;
  /** The session's token, read again for every call; empty without a session. */
  readonly getToken: () => string;
  /** Called with the refused token when the server rejects the session. */
  readonly onSessionEnded?: (token: string) => void;
  /** Called with display fields that were invalid; the response is returned without them. */
  readonly onFieldsLost?: (error: ContractError) => void;
};

export type CallOptions = {
  /** The key of the attempt; repeating the call with the same key has no second effect. */
  readonly idempotencyKey?: string;
  readonly signal?: AbortSignal;
};

/** A typed client of the contract's calls. Displays nothing: the screen decides how to present a failure. */
export type Client = {
  /**
   * Makes one call and returns its checked response; undefined for a call without a response body.
   *
   * @throws {ApiError} the server refused
   * @throws {NetworkError} no response arrived
   * @throws {ContractError} the response violates the contract
   * @example await client.call(getSettlement, { params: { id: 'stl_…' } })
   */
  call<const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    options?: CallOptions,
  ): Promise<ResponseOf<E>>;

  /**
   * Makes one list call and returns its page in a common form, although the calls' envelopes differ.
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

type ReadBody = { readonly data: unknown; readonly headers: Headers };

/**
 * A read can time out early, because it can be repeated; a call that moves money may wait up to half a minute
 * for a terminal.
 */
const readTimeoutMs = 15_000;
const writeTimeoutMs = 60_000;

/** Returns true if the server rejected the session. A wrong password is also a 401, but with another code. */
const isSessionEnded = ({ status, code }: ApiError): boolean => status === 401 && code === 'unauthenticated';

const unlikeContract = (
  endpoint: Endpoint,
  faults: Parameters<typeof z.prettifyError>[0],
  requestId: string | undefined,
): ContractError => new ContractError(endpoint.name, z.prettifyError(faults), requestId);

/** Maps an error to one of the three failures. If the caller aborted, returns the error unchanged. */
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
 * Creates a client of the API.
 *
 * @example
 * const client = createClient({ baseUrl: settings.apiBaseUrl, getToken: () => session.token });
 * const { items, totalCount } = await client.callList(listTransactions, { query: { accountId, type: 'pull' } });
 */
export const createClient = (options: ClientOptions): Client => {
  const api = ky.create({
    prefix: options.baseUrl,
    // Each call is sent once: only the query client decides about retries, because it knows the screen.
    retry: 0,
    // Replaced by `totalTimeout`, which limits the whole call: `timeout` would restart with the response
    // body.
    timeout: false,
    hooks: {
      beforeError: [({ error }) => (isHTTPError(error) ? toApiError(error.response, error.data) : error)],
    },
  });

  const send = async (
    endpoint: Endpoint,
    input: Input,
    { signal, idempotencyKey }: CallOptions,
  ): Promise<ReadBody> => {
    // Read before the first await: signing out discards the token immediately.
    const token = options.getToken();
    const path = fillPath(endpoint.path, input.params ?? {}) + queryString(input.query ?? {});
    let response: Response | undefined;
    try {
      const sent = api(path, {
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
      response = await sent;
      const { headers } = response;
      if (!endpoint.response) return { data: undefined, headers };
      const reader = responseReader(endpoint.response, (issues) => {
        const requestId = headers.get('X-Request-Id') ?? undefined;
        options.onFieldsLost?.(unlikeContract(endpoint, { issues }, requestId));
      });
      return { data: await sent.json(reader), headers };
    } catch (error) {
      const failure = toFailure(endpoint, error, response, signal);
      if (failure instanceof ApiError && isSessionEnded(failure) && token !== '') {
        options.onSessionEnded?.(token);
      }
      throw failure;
    }
  };

  // `send` has validated the response with the schema of this endpoint. The compiler cannot follow a type
  // through a schema chosen at run time, so only these lines of the package cast.
  /* oxlint-disable typescript/no-unsafe-type-assertion */
  const call = async <const E extends Endpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ) => {
    const read = await send(endpoint, input, callOptions);
    return read.data as ResponseOf<E>;
  };
  const callList = async <const E extends ListEndpoint>(
    endpoint: E,
    input: InputOf<E>,
    callOptions: CallOptions = {},
  ) => {
    const read = await send(endpoint, input, callOptions);
    return endpoint.toList(read.data as never, read.headers) as List<ItemOf<E>>;
  };
  /* oxlint-enable typescript/no-unsafe-type-assertion */
  return { call, callList };
};
