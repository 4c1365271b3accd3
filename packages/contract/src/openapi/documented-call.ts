import type { Endpoint, EventOf, InputOf, PathOf, QueryOf, ResponseOf } from '../endpoint.ts';

/**
 * The documentation of a call beyond its declaration. It is separate because a page that makes the call downloads the
 * declaration, and needs none of this.
 */
export type DocumentedCall = {
  readonly endpoint: Endpoint;
  /** Details beyond the summary. Markdown. */
  readonly description?: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
  /** The events of a stream, in order. */
  readonly events?: readonly unknown[];
};

type Examples<E extends Endpoint> = (PathOf<E> extends undefined ? unknown : { readonly params: PathOf<E> }) &
  (QueryOf<E> extends undefined ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (InputOf<E>['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) &
  (ResponseOf<E> extends undefined ? unknown : { readonly response: ResponseOf<E> }) &
  ([EventOf<E>] extends [never] ? unknown : { readonly events: readonly EventOf<E>[] });

/** Calls about one noun, displayed together. */
export type CallGroup = {
  readonly name: string;
  readonly description: string;
  readonly calls: readonly DocumentedCall[];
};

/** Documents one call with examples, which the compiler checks against its declaration. */
export const documented = <E extends Endpoint>(
  endpoint: E,
  texts: Examples<E> & { readonly description?: string },
): DocumentedCall => ({ endpoint, ...texts });
