import * as z from 'zod/mini';
import type { Endpoint, ObjectSchema, Schema } from './endpoint.ts';
import { endpoints } from './endpoints.ts';
import { errorBody, errorTable, type ErrorCode, type GeneralErrorCode } from './errors.ts';

export { endpoints } from './endpoints.ts';

type Json = { readonly [key: string]: unknown };

const jsonSchema = (schema: Schema, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, {
    target: 'draft-2020-12',
    io,
    unrepresentable: 'any',
  });
  return rest;
};

const parameters = (schema: ObjectSchema | undefined, where: 'path' | 'query'): Json[] =>
  Object.entries(schema?.shape ?? {})
    .map(([name, field]) => ({
      name,
      in: where,
      required: where === 'path' || !z.safeParse(z.optional(z.object({ [name]: field })), {}).success,
      schema: jsonSchema(z.object({ [name]: field }), 'input')['properties'],
    }))
    .map((parameter) => ({ ...parameter, schema: Object.values(parameter.schema ?? {})[0] ?? {} }));

const generalCodes = (endpoint: Endpoint): GeneralErrorCode[] => [
  'invalid_input',
  ...(endpoint.access.kind === 'public' ? [] : (['unauthenticated'] as const)),
  ...(endpoint.access.kind === 'admin' || endpoint.access.kind === 'account' ? (['forbidden'] as const) : []),
  ...(endpoint.access.kind === 'account' || endpoint.params ? (['not_found'] as const) : []),
  ...(endpoint.idempotent ? (['key_reused', 'key_in_progress'] as const) : []),
  ...(endpoint.body ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
  'too_many_requests',
  'internal',
  'unavailable',
];

const refusals = (endpoint: Endpoint): Json => {
  const codes: ErrorCode[] = [...generalCodes(endpoint), ...(endpoint.errors ?? [])];
  const byStatus = Map.groupBy(codes, (code) => String(errorTable[code].status));
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [
      status,
      {
        description: group.map((code) => `\`${code}\`: ${errorTable[code].message}`).join(' '),
        content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
      },
    ]),
  );
};

/** Where a list is answered without an envelope, its total stands here. */
const totalCountHeader = 'X-Total-Count';
const totalCount = {
  description: 'How many there are in all, whatever page is answered.',
  schema: { type: 'integer', minimum: 0 },
};

const success = (endpoint: Endpoint): Json => ({
  [String(endpoint.status ?? 200)]: endpoint.response
    ? {
        description: 'Done.',
        ...(endpoint.totalCountHeader && { headers: { [totalCountHeader]: totalCount } }),
        content: { 'application/json': { schema: jsonSchema(endpoint.response, 'output') } },
      }
    : { description: 'Done.' },
});

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description: 'Names this attempt: the same key and body get the first answer again.',
  schema: { type: 'string', maxLength: 128 },
};

const operation = (endpoint: Endpoint): Json => ({
  operationId: endpoint.name,
  summary: endpoint.summary,
  tags: [endpoint.path.split('/').find((part) => part !== '' && part !== 'v1') ?? 'platform'],
  security: endpoint.access.kind === 'public' ? [] : [{ session: [] }],
  parameters: [
    ...parameters(endpoint.params, 'path'),
    ...parameters(endpoint.query, 'query'),
    ...(endpoint.idempotent ? [keyHeader] : []),
  ],
  ...(endpoint.body && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(endpoint.body, 'input') } },
    },
  }),
  responses: { ...success(endpoint), ...refusals(endpoint) },
});

/**
 * The OpenAPI 3.1 document of every declared call.
 *
 * @param apiBaseUrl where the calls are reached, without a slash at its end
 * @example openApiDocument('http://localhost:4310/api')
 */
export const openApiDocument = (apiBaseUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Merchant payments API',
    version: '1.0.0',
    description: 'Amounts are integer cents, times are ISO 8601 in UTC, identifiers are opaque.',
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: apiBaseUrl }],
  paths: Object.fromEntries(
    [...Map.groupBy(endpoints, (endpoint) => endpoint.path)].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map((call) => [call.method.toLowerCase(), operation(call)])),
    ]),
  ),
  components: {
    securitySchemes: { session: { type: 'http', scheme: 'bearer' } },
    schemas: { Error: jsonSchema(errorBody, 'output') },
  },
});
