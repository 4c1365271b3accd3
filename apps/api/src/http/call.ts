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
import type { RefusalDetails } from '../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../runtime/authorized-account.ts';
import type { Session } from '../access/session.ts';

type AccessKind<E extends Endpoint> = E['access']['kind'];

type IsAboutAccount<E extends Endpoint> = E['access'] extends
  | { readonly kind: 'account' }
  | { readonly kind: 'admin'; readonly accountIn: string }
  ? true
  : false;

export type Call<E extends Endpoint> = {
  readonly platform: Platform;
  readonly path: PathOf<E>;
  readonly query: QueryOf<E>;
  readonly body: BodyOf<E>;
  readonly session: AccessKind<E> extends 'public' ? undefined : Session;
  readonly accountId: IsAboutAccount<E> extends true ? AuthorizedAccountId : undefined;
  readonly idempotencyKey: string | undefined;
  readonly requestId: string;
  readonly clientAddress: string | undefined;
  /** Ends the call with a refusal that its declaration lists. */
  readonly refuse: (code: ErrorsOf<E> | GeneralErrorCode, details?: RefusalDetails) => never;
  readonly noteAccount: (accountId: AuthorizedAccountId) => void;
  readonly setHeader: (name: string, value: string) => void;
};

type ResultOf<E extends Endpoint> = [EventOf<E>] extends [never] ? ResponseOf<E> : ReadableStream<Uint8Array>;

export type Handle<E extends Endpoint> = (call: Call<E>) => Promise<ResultOf<E>>;

type ParsedCall = Omit<Call<Endpoint>, 'path' | 'query' | 'body' | 'session' | 'accountId'> & {
  readonly path: unknown;
  readonly query: unknown;
  readonly body: unknown;
  readonly session: Session | undefined;
  readonly accountId: AuthorizedAccountId | undefined;
};

export type Handler = {
  readonly endpoint: Endpoint;
  readonly handle: (call: ParsedCall) => Promise<unknown>;
};

/**
 * Ties a handler to its declaration, which types the handler; `mount` parses each part of a call with the
 * schemas of those types. The compiler cannot verify this across calls, so this is the only cast of the HTTP
 * layer.
 * @example
 * export const listDevicesHandler = defineHandler(listDevices, async ({ platform, accountId }) => ({
 * devices: await findDevices(platform.database, accountId),
 * }));
 */
export const defineHandler = <E extends Endpoint>(endpoint: E, handle: Handle<E>): Handler => ({
  endpoint,
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- the reason is above
  handle: (call) => handle(call as Call<E>),
});
