import type { BrowserContext } from 'playwright';
import { elsewhere } from './script-payloads.ts';

type Schema = {
  readonly $ref?: string;
  readonly type?: string;
  readonly const?: unknown;
  readonly enum?: readonly unknown[];
  readonly description?: string;
  readonly items?: Schema;
  readonly anyOf?: readonly Schema[];
  readonly oneOf?: readonly Schema[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly additionalProperties?: Schema | boolean;
};

type ResponseDescription = {
  readonly content?: { readonly 'application/json'?: { readonly schema: Schema } };
};
type Call = { readonly get?: { readonly responses: Readonly<Record<string, ResponseDescription>> } };

type Description = {
  readonly paths: Readonly<Record<string, Call>>;
  readonly components: { readonly schemas?: Readonly<Record<string, Schema>> };
};

/** Returns true for IDs, timestamps, and enumerated values, which no user typed. */
const isSign = (field: string, { enum: values, const: value, description = '' }: Schema) =>
  values !== undefined ||
  value !== undefined ||
  description.startsWith('Known values: ') ||
  /(?:\.id|Id|At|By|\.at|\.date|\.since|\.asOf)$/.test(field);

const follow = (schema: Schema, { components }: Description): Schema =>
  components.schemas?.[schema.$ref?.split('/').at(-1) ?? ''] ?? schema;

/** Lists every text in a schema by its path: `.accounts[].name`. */
const textsIn = (given: Schema, description: Description, way: string): readonly string[] => {
  const schema = follow(given, description);
  const { properties, additionalProperties: others, items, anyOf, oneOf } = schema;
  const kinds = anyOf ?? oneOf;
  if (kinds) return [...new Set(kinds.flatMap((kind) => textsIn(kind, description, way)))];
  if (items) return textsIn(items, description, `${way}[]`);
  if (properties) {
    return Object.entries(properties).flatMap(([name, one]) => textsIn(one, description, `${way}.${name}`));
  }
  if (typeof others === 'object') return textsIn(others, description, `${way}.*`);
  const isText = schema.type === 'string' || schema.type === undefined;
  return isText && !isSign(way, schema) ? [way] : [];
};

const textsOfCall = ([path, { get }]: readonly [string, Call], description: Description) => {
  const schema = get?.responses['200']?.content?.['application/json']?.schema;
  return schema ? textsIn(schema, description, path) : [];
};

export const describedTexts = async (webUrl: string): Promise<readonly string[]> => {
  const description: Description = await (await fetch(`${webUrl}/api/openapi.json`)).json();
  return Object.entries(description.paths).flatMap((call) => textsOfCall(call, description));
};

const payloadsIn = (value: unknown, way: string): readonly string[] => {
  if (typeof value === 'string') return value.includes(elsewhere) ? [way] : [];
  if (Array.isArray(value)) return value.flatMap((one) => payloadsIn(one, `${way}[]`));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, one]) =>
    payloadsIn(one, `${way}.${name.includes(elsewhere) ? '*' : name}`),
  );
};

/** Replaces IDs and months as in the document: `/transactions/txn_1` becomes `/transactions/{id}`. */
const describedPath = (pathname: string) =>
  pathname
    .replace(/^\/api/, '')
    .replaceAll(/\/[a-z]+_[0-9a-z]{20,}(?=\/|$)/g, '/{id}')
    .replace(/\/\d{4}-\d{2}(?=\/|$)/, '/{month}');

export const listenToResponses = (
  context: BrowserContext,
  webUrl: string,
): (() => Promise<readonly string[]>) => {
  const heard: Promise<readonly string[]>[] = [];
  context.on('response', (response) => {
    const { origin, pathname } = new URL(response.url());
    if (origin !== webUrl || !pathname.startsWith('/api/') || !response.ok()) return;
    // A stream of account changes never ends.
    if (!response.headers()['content-type']?.includes('json')) return;
    const way = describedPath(pathname);
    heard.push(
      response.json().then(
        (body: unknown) => payloadsIn(body, way),
        () => [],
      ),
    );
  });
  return async () => (await Promise.all(heard)).flat();
};
