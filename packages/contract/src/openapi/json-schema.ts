import * as z from 'zod/mini';
import type { Endpoint, Schema } from '../endpoint.ts';
import { fieldTexts } from './field-texts.ts';
import { withPortablePatterns } from './portable-pattern.ts';
import { namedSchemas } from './named-schemas.ts';

export type Json = { readonly [key: string]: unknown };

type Overridden = {
  readonly zodSchema: unknown;
  readonly jsonSchema: Record<string, unknown>;
  readonly path: readonly (string | number)[];
};

const referToNamed = ({ zodSchema, jsonSchema, path }: Overridden): void => {
  const name = namedSchemas.get(zodSchema);
  if (name === undefined || path.length === 0) return;
  for (const key of Object.keys(jsonSchema)) delete jsonSchema[key];
  jsonSchema['$ref'] = `#/components/schemas/${name}`;
};

const simplify = ({ jsonSchema }: Overridden): void => {
  if (jsonSchema['minimum'] === Number.MIN_SAFE_INTEGER) delete jsonSchema['minimum'];
  if (jsonSchema['maximum'] === Number.MAX_SAFE_INTEGER) delete jsonSchema['maximum'];
  // Responses may grow, and unknown fields of requests are dropped.
  if (jsonSchema['additionalProperties'] === false) delete jsonSchema['additionalProperties'];
  if (jsonSchema['properties']) jsonSchema['properties'] = described(jsonSchema['properties']);
};

/** Describes fields. Fields of one type share a schema object here, so each gets a copy. */
const described = (properties: unknown): Json =>
  Object.fromEntries(
    Object.entries(Object(properties)).map(([name, property]) => {
      const text = fieldTexts[name];
      const isSilent =
        text !== undefined && !('description' in Object(property)) && !('$ref' in Object(property));
      return [name, isSilent ? { ...Object(property), description: text } : property];
    }),
  );

const wholeSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
    override: (overridden) => {
      simplify(overridden);
      referToNamed(overridden);
    },
  });
  return Object(withPortablePatterns(rest));
};

const referenceTo = (name: string): Json => ({ $ref: `#/components/schemas/${name}` });

/** Converts a schema of the contract to JSON Schema, with references to named objects. */
export const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const name = namedSchemas.get(schema);
  return name === undefined ? wholeSchema(schema, io) : referenceTo(name);
};

type Direction = 'Request' | 'Response';

/** Names a call's request or response: `CreateExportRequest` for `createExport`. */
const bodyName = ({ name }: Endpoint, direction: Direction): string =>
  `${name.charAt(0).toUpperCase()}${name.slice(1)}${direction}`;

const bodiesOf = (endpoint: Endpoint) =>
  [
    { direction: 'Request', io: 'input', schema: endpoint.body },
    { direction: 'Response', io: 'output', schema: endpoint.response },
  ] as const;

/** Returns a reference to the named body of a call. */
export const bodySchema = (endpoint: Endpoint, direction: Direction): Json => {
  const found = bodiesOf(endpoint).find((body) => body.direction === direction);
  return referenceTo(namedSchemas.get(found?.schema) ?? bodyName(endpoint, direction));
};

/** Every event stream is documented as text, without a schema of its events. */
const eventStream: Json = { type: 'string', description: 'Events, each a line of JSON after `data:`.' };
export const eventStreamSchema: Json = referenceTo('EventStream');

/** Collects the named objects, and the request and response of each call. */
export const componentSchemas = (calls: readonly Endpoint[]): Json => ({
  ...Object.fromEntries(
    [...namedSchemas].flatMap(([schema, name]) =>
      schema instanceof z.ZodMiniType ? [[name, wholeSchema(schema, 'output')]] : [],
    ),
  ),
  EventStream: eventStream,
  ...Object.fromEntries(
    calls.flatMap((endpoint) =>
      bodiesOf(endpoint).flatMap(({ direction, io, schema }) =>
        schema === undefined || namedSchemas.has(schema)
          ? []
          : [[bodyName(endpoint, direction), wholeSchema(schema, io)]],
      ),
    ),
  ),
});
