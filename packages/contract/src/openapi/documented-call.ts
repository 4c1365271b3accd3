import type { Endpoint, EventOf, InputOf, PathOf, QueryOf, ResponseOf } from '../endpoint.ts';

/**
 * What the document says of a call beyond its declaration. It stands apart from the declaration because a page that
 * makes the call downloads that, and needs none of this.
 */
export type DocumentedCall = {
  readonly endpoint: Endpoint;
  /** What the summary has no room for. Markdown. */
  readonly description?: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
  /** Those of a stream, in their order. */
  readonly events?: readonly unknown[];
};

type Examples<E extends Endpoint> = (PathOf<E> extends undefined ? unknown : { readonly params: PathOf<E> }) &
  (QueryOf<E> extends undefined ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (InputOf<E>['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) &
  (ResponseOf<E> extends undefined ? unknown : { readonly response: ResponseOf<E> }) &
  ([EventOf<E>] extends [never] ? unknown : { readonly events: readonly EventOf<E>[] });

/** Calls about one thing, as the reader finds them together. */
export type CallGroup = {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DocumentedCall[];
};

/** Documents one call with examples, which the compiler holds against its declaration. */
export const documented = <E extends Endpoint>(
  endpoint: E,
  texts: Examples<E> & { readonly description?: string },
): DocumentedCall => ({ endpoint, ...texts });
