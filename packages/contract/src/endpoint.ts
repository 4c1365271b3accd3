import type * as z from 'zod/mini';
import type { ErrorCode } from './errors.ts';
import type { NeededPermission } from './roles.ts';

export type Schema = z.ZodMiniType;
export type ObjectSchema = z.ZodMiniObject;

/**
 * The field that identifies a call's account: by the account's own ID, or by the ID of an object of the
 * account.
 */
export type AccountSource = {
  readonly in: 'path' | 'query' | 'body';
  readonly field: string;
  /** The kind of object that the field names; absent if the field is the account's own ID. */
  readonly object?: OwnedObject;
};

export type OwnedObject = 'transaction' | 'paymentInstrument' | 'settlement' | 'dispute' | 'export';

/**
 * The people who may make a call.
 * - `public`: anyone.
 * - `session`: anyone signed in.
 * - `account`: a person whose role in the account has the permission. The first source that is present names
 * the account. An internal admin may read every account.
 * - `admin`: the role `internal_admin`; `accountIn` is the part of the request with the account's ID, for calls
 * about an account.
 */
export type Access =
  | { readonly kind: 'public' }
  | { readonly kind: 'session' }
  | {
      readonly kind: 'account';
      readonly sources: readonly [AccountSource, ...AccountSource[]];
      readonly permission: NeededPermission;
    }
  | { readonly kind: 'admin'; readonly accountIn?: 'query' | 'body' };

/** Access to one account, as `byAccountId` and `byObject` declare it. */
export type AccountAccess = Extract<Access, { readonly kind: 'account' }>;

export type Method = 'GET' | 'POST';

/** One call, declared as data: the source of the server's validation, the typed client and the OpenAPI document. */
export type Endpoint<
  Path extends ObjectSchema = ObjectSchema,
  Query extends ObjectSchema = ObjectSchema,
  Body extends Schema = Schema,
  Response extends Schema = Schema,
  Code extends ErrorCode = ErrorCode,
> = {
  /** The call's name, a verb and a noun: `listSettlements`. Also the OpenAPI operation id. */
  readonly name: string;
  readonly method: Method;
  /** The path below the API base, with parameters in braces: `/settlements/{id}`. */
  readonly path: string;
  /** One line in the imperative, without a period: `List settlements`. */
  readonly summary: string;
  readonly access: Access;
  /**
   * True if the call moves money or creates something, so that a key (`referenceId` or `Idempotency-Key`) names an
   * attempt.
   */
  readonly idempotent?: boolean;
  readonly params?: Path;
  readonly query?: Query;
  readonly body?: Body;
  /** The largest body of this call, if other than the default of 64 KiB. */
  readonly bodyLimitKib?: number;
  readonly response?: Response;
  /** The schema of each event, for a call that responds with a stream of events. */
  readonly events?: Schema;
  /** The status of a success; by default 200, or 204 without a response body. */
  readonly status?: 200 | 201 | 202 | 204;
  /**
   * True if the header `X-Total-Count` contains the list's total; `X-Total-Count-Capped` is then set if there
   * are more rows.
   */
  readonly totalCountHeader?: boolean;
  /** The refusals of this call in addition to the general refusals. */
  readonly errors?: readonly Code[];
};

export type PathOf<E> = E extends { params: infer S extends Schema } ? z.output<S> : undefined;
export type QueryOf<E> = E extends { query: infer S extends Schema } ? z.output<S> : undefined;
export type BodyOf<E> = E extends { body: infer S extends Schema } ? z.output<S> : undefined;
export type ResponseOf<E> = E extends { response: infer S extends Schema } ? z.output<S> : undefined;
export type EventOf<E> = E extends { events: infer S extends Schema } ? z.output<S> : never;
export type ErrorsOf<E> = E extends { errors: readonly (infer Code)[] } ? Extract<Code, ErrorCode> : never;

type PathInput<E> = E extends { params: infer S extends Schema }
  ? { params: z.input<S> }
  : { params?: undefined };
type QueryInput<E> = E extends { query: infer S extends Schema }
  ? { query: z.input<S> }
  : { query?: undefined };
type BodyInput<E> = E extends { body: infer S extends Schema } ? { body: z.input<S> } : { body?: undefined };

/** The input of a call: exactly the parts that it declares. */
export type InputOf<E> = PathInput<E> & QueryInput<E> & BodyInput<E>;

/** A list in the form that screens use, independent of the envelope of its call. */
export type List<Item> = {
  readonly items: readonly Item[];
  readonly totalCount: number;
  /** True if more rows match than are counted: filtered rows are counted up to 1,000. */
  readonly totalCountCapped?: true;
};

type Totals = { readonly totalCount: number; readonly totalCountCapped?: boolean | undefined };

/** Reads an envelope into a list. */
export const listOf = <Item>(
  items: readonly Item[],
  { totalCount, totalCountCapped }: Totals,
): List<Item> => ({ items, totalCount, ...(totalCountCapped && { totalCountCapped }) });

/** A call that returns a page of a list, and the function that reads its envelope. */
export type ListEndpoint<Item = unknown> = Endpoint & {
  readonly toList: (response: never, headers: Headers) => List<Item>;
};

export type ItemOf<E> = E extends { toList: (...input: never[]) => List<infer Item> } ? Item : never;

// The annotation below lets the bundler drop unused declarations: neither app contains the other's calls.

/**
 * Declares one call. Returns its argument; the type parameter preserves every literal.
 *
 * @example
 * export const getThing = defineEndpoint({
 *   name: 'getThing', method: 'GET', path: '/things/{id}', summary: 'Get a thing',
 *   access: { kind: 'session' }, params: z.object({ id: identifier }), response: thing,
 * });
 */
// @__NO_SIDE_EFFECTS__
export const defineEndpoint = <const E extends Endpoint>(endpoint: E): E => endpoint;

/** Declares a call whose response is a page of a list. */
// @__NO_SIDE_EFFECTS__
export const defineListEndpoint = <const E extends Endpoint & { response: Schema }, Item>(
  endpoint: E,
  toList: (response: z.output<E['response']>, headers: Headers) => List<Item>,
): E & { readonly toList: typeof toList } => ({ ...endpoint, toList });

// @__NO_SIDE_EFFECTS__
export const byAccountId = (where: 'query' | 'body', permission: NeededPermission): AccountAccess => ({
  kind: 'account',
  sources: [{ in: where, field: 'accountId' }],
  permission,
});

// @__NO_SIDE_EFFECTS__
export const byObject = (
  object: OwnedObject,
  where: AccountSource['in'],
  field: string,
  permission: NeededPermission,
): AccountAccess => ({
  kind: 'account',
  sources: [{ in: where, field, object }],
  permission,
});

/** A call of internal admins about the account in its field `accountId`. */
// @__NO_SIDE_EFFECTS__
export const byAdminOfAccount = <const Where extends 'query' | 'body'>(where: Where) =>
  ({ kind: 'admin', accountIn: where }) as const;
