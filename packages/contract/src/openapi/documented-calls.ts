import type {
  AccountSource,
  Endpoint,
  EventOf,
  InputOf,
  OwnedObject,
  PathOf,
  QueryOf,
  ResponseOf,
} from '../endpoint.ts';
import { exampleIds } from './example-ids.ts';

/** Texts of a call that pages do not need to download, and so are not part of its declaration. */
type CallTexts = {
  /** Details beyond the summary. Markdown. */
  readonly description?: string;
  readonly params?: unknown;
  readonly query?: unknown;
  readonly body?: unknown;
  readonly response?: unknown;
  /** The events of a stream, in order. */
  readonly events?: readonly unknown[];
};

export type DocumentedCall = CallTexts & { readonly endpoint: Endpoint };

type TextsOf<E extends Endpoint> = { readonly description?: string } & (PathOf<E> extends undefined
  ? unknown
  : { readonly params?: PathOf<E> }) &
  (QueryOf<E> extends undefined ? unknown : { readonly query?: Partial<QueryOf<E>> }) &
  (InputOf<E>['body'] extends undefined ? unknown : { readonly body: InputOf<E>['body'] }) &
  (ResponseOf<E> extends undefined ? unknown : { readonly response: ResponseOf<E> }) &
  ([EventOf<E>] extends [never] ? unknown : { readonly events: readonly EventOf<E>[] });

/** The texts of calls, by the names of their exports. */
type TextsOfCalls<Calls> = {
  readonly [Name in keyof Calls]?: Calls[Name] extends Endpoint ? TextsOf<Calls[Name]> : never;
};

/** Calls of one noun, in the order in which they are documented. */
export type CallSection = {
  /** The calls to add unless another section documents them. */
  readonly endpoints: readonly Endpoint[];
  readonly documented: readonly DocumentedCall[];
};

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'path' in value && 'access' in value;

/** Returns the calls among the exports of a module. */
export const endpointsIn = (module: object): readonly Endpoint[] => Object.values(module).filter(isEndpoint);

const exampleIdOf: Readonly<Record<OwnedObject | 'account', string>> = {
  account: exampleIds.account,
  transaction: exampleIds.payment,
  paymentInstrument: exampleIds.card,
  settlement: exampleIds.settlement,
  dispute: exampleIds.dispute,
  export: exampleIds.export,
};

const sourceOf = ({ access }: Endpoint): AccountSource | undefined => {
  switch (access.kind) {
    case 'account':
      return access.sources[0];
    case 'admin':
      return access.accountIn && { in: access.accountIn, field: 'accountId' };
    case 'public':
    case 'session':
      return undefined;
  }
};

/** Returns the example ID of the account or object that a call names in its path or query. */
const namedIn = (endpoint: Endpoint, where: 'path' | 'query'): CallTexts['query'] => {
  const source = sourceOf(endpoint);
  return source?.in === where ? { [source.field]: exampleIdOf[source.object ?? 'account'] } : undefined;
};

/** Documents a call. If there are no examples, its path and query get the example ID of its account or object. */
export const documentedCall = (endpoint: Endpoint, texts: CallTexts = {}): DocumentedCall => ({
  endpoint,
  params: namedIn(endpoint, 'path'),
  query: namedIn(endpoint, 'query'),
  ...texts,
});

/**
 * Documents calls of a noun with examples, which the compiler checks against their declarations.
 *
 * @param module the noun's `calls.ts`
 */
export const someDocumented = <Calls extends object>(
  module: Calls,
  texts: TextsOfCalls<Calls>,
): CallSection => {
  const endpoints = endpointsIn(module);
  return {
    endpoints: [],
    documented: Object.entries<CallTexts | undefined>(texts).flatMap(([name, text]) =>
      endpoints
        .filter((endpoint) => endpoint.name === name)
        .map((endpoint) => documentedCall(endpoint, text)),
    ),
  };
};

/** Documents all calls of a noun, including calls without texts, except calls that its other sections document. */
export const documented = <Calls extends object>(module: Calls, texts: TextsOfCalls<Calls>): CallSection => ({
  ...someDocumented(module, texts),
  endpoints: endpointsIn(module),
});
