import type { Endpoint } from '@tillbook/contract';

type Parameter = {
  readonly $ref?: string;
  readonly name?: string;
  readonly in?: string;
  readonly example?: unknown;
};

type Operation = {
  readonly parameters: readonly Parameter[];
  readonly requestBody?: {
    readonly content: { readonly 'application/json': { readonly example?: unknown } };
  };
};

export type ApiDocument = { readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> };

export type RealIds = Readonly<Record<string, string>>;

export type ExampleRequest = {
  readonly name: string;
  readonly isAdmin: boolean;
  readonly method: string;
  /** Relative to the API's base URL, with its query. */
  readonly path: string;
  readonly body: string | undefined;
};

const withRealIds = (value: unknown, ids: RealIds): string =>
  JSON.stringify(value).replaceAll(
    /\b([a-z]{2,3})_01k[a-z0-9]+\b/g,
    (whole, kind: string) => ids[kind] ?? whole,
  );

const textOf = (value: unknown, ids: RealIds): string => {
  const real: unknown = JSON.parse(withRealIds(value, ids));
  return String(real);
};

const examplesIn = ({ parameters }: Operation, where: 'path' | 'query', ids: RealIds): [string, string][] =>
  parameters.flatMap(({ name = '', in: location, example }): [string, string][] =>
    location !== where || example === undefined ? [] : [[name, textOf(example, ids)]],
  );

export const exampleRequest = (
  document: ApiDocument,
  { name, method, path, access }: Endpoint,
  ids: RealIds,
): ExampleRequest => {
  const operation = document.paths[path]?.[method.toLowerCase()];
  if (!operation) throw new Error(`The document has no ${method} ${path}.`);
  const filled = examplesIn(operation, 'path', ids).reduce(
    (address, [field, text]) => address.replace(`{${field}}`, encodeURIComponent(text)),
    path,
  );
  const query = new URLSearchParams(examplesIn(operation, 'query', ids)).toString();
  const example = operation.requestBody?.content['application/json'].example;
  return {
    name,
    isAdmin: access.kind === 'admin',
    method,
    path: query === '' ? filled : `${filled}?${query}`,
    body: example === undefined ? undefined : withRealIds(example, ids),
  };
};
