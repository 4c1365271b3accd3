import type {
  BodyOf,
  Endpoint,
  ErrorsOf,
  EventOf,
  GeneralErrorCode,
  PathOf,
  QueryOf,
  ResponseOf,
} from '@tillbook/contract';
import type { Platform } from '../platform.ts';
import type { RefusalDetails } from '../app-error.ts';
import type { AuthorizedAccountId } from '../authorized-account.ts';
import type { Session } from '../access/session.ts';

type AccessKind<E extends Endpoint> = E['access']['kind'];

type IsAboutAccount<E extends Endpoint> = E['access'] extends
  | { readonly kind: 'account' }
  | { readonly kind: 'admin'; readonly accountIn: string }
  ? true
  : false;

/** What a handler is given: input already checked, access already decided. */
export type Call<E extends Endpoint> = {
  readonly platform: Platform;
  readonly path: PathOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: AccessKind<E> extends 'public' ? undefined : Session;
  /** The account the call is about, for calls that are about one. */
  readonly accountId: IsAboutAccount<E> extends true ? AuthorizedAccountId : undefined;
  /** The `Idempotency-Key` header, on calls that take one. */
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  /** Ends the call with a refusal that its declaration names. */
  readonly refuse: (code: ErrorsOf<E> | GeneralErrorCode, details?: RefusalDetails) => never;
  /** Says which account a call without one of its own turned out to be about, for the log. */
  readonly noteAccount: (accountId: AuthorizedAccountId) => void;
  /** Sets a header of the answer. */
  readonly setHeader: (name: string, value: string) => void;
};

/** What a handler answers with: the response, or the stream of the events that are declared in its place. */
type AnswerOf<E extends Endpoint> = [EventOf<E>] extends [never] ? ResponseOf<E> : ReadableStream<Uint8Array>;

export type Handle<E extends Endpoint> = (call: Call<E>) => Promise<AnswerOf<E>>;

/** A call as `mount` puts it together: every part parsed, no longer typed by one declaration. */
type ParsedCall = Omit<Call<Endpoint>, 'path' | 'query' | 'body' | 'session' | 'accountId'> & {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | undefined;
  readonly accountId: AuthorizedAccountId | undefined;
};

/** A call together with what answers it, ready to be mounted. */
export type Handler = {
  readonly endpoint: Endpoint;
  readonly handle: (call: ParsedCall) => Promise<unknown>;
};

/**
 * Ties a handler to its declaration.
 *
 * The handler is typed by the declaration, and `mount` parses each part by the very schemas those types come from; only
 * the compiler cannot see that across a list of different calls. This is the one cast of the HTTP layer.
 *
 * @example
 * export const listDevicesHandler = defineHandler(listDevices, async ({ platform, accountId }) => ({
 *   devices: await findDevices(platform.database, accountId),
 * }));
 */
export const defineHandler = <E extends Endpoint>(endpoint: E, handle: Handle<E>): Handler => ({
  endpoint,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason stands above
  handle: (call) => handle(call as Call<E>),
});
