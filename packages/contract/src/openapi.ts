import type { Endpoint } from './endpoint.ts';
import { callGroups } from './openapi/call-groups.ts';
import { groupBy } from './openapi/group-by.ts';
import { componentSchemas, type Json } from './openapi/json-schema.ts';
import { operation } from './openapi/operation.ts';
import { refusalExamples, refusalHeaders } from './openapi/refusals.ts';

const description = `The API of a merchant payments platform. Requests and responses are JSON in UTF-8.

- Amounts are whole cents, times are ISO 8601 in UTC, and identifiers are opaque strings.
- Sign in with \`login\` and send its token with every other call: \`Authorization: Bearer …\`.
- A call that moves money or creates something takes a key (\`Idempotency-Key\`, or \`referenceId\` in the body): the same key with the same body takes effect once and always gets the same response.
- Every error has the same shape: a human-readable \`message\`, a stable \`code\`, the \`fields\` at fault, and the \`requestId\` to give to support.
- An object in an account that you have no access to returns 404, like an object that doesn’t exist.
- Ignore unknown fields and accept unknown enum values: new ones may be added.`;

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Identifies this attempt: the same key with the same body returns the first response again; the same key with a different body is rejected with 409. Keys are stored for at least 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

/**
 * Every call below the API base, in the order of the document. The vault's call is on the tokenization origin,
 * so it is not included.
 */
export const endpoints: readonly Endpoint[] = callGroups.flatMap(({ calls }) =>
  calls.map(({ endpoint }) => endpoint),
);

const paths = (): Json => {
  const operations = callGroups.flatMap(({ name, calls }) =>
    calls.map((call) => ({ ...call.endpoint, body: operation(name, call) })),
  );
  return Object.fromEntries(
    [...groupBy(operations, ({ path }) => path)].map(([path, calls]) => [
      path,
      Object.fromEntries(calls.map(({ method, body }) => [method.toLowerCase(), body])),
    ]),
  );
};

/**
 * Builds the OpenAPI 3.1 document of every declared call.
 *
 * @param apiBaseUrl the base address of the calls, without a trailing slash
 * @example openApiDocument('http://localhost:4310/api')
 */
export const openApiDocument = (apiBaseUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Merchant payments API',
    version: '1.0.0',
    description,
    contact: { name: 'Support', url: new URL('/docs/', apiBaseUrl).href },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: apiBaseUrl, description: 'This deployment.' }],
  tags: callGroups.map((group) => ({ name: group.name, description: group.description })),
  paths: paths(),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that `login` returns.' },
    },
    parameters: { IdempotencyKey: keyHeader },
    headers: {
      ...refusalHeaders,
      TotalCount: {
        description: 'The total number of rows, across all pages.',
        schema: { type: 'integer', minimum: 0 },
        example: 6,
      },
      TotalCountCapped: {
        description:
          'Present if more rows match than `X-Total-Count`: filtered results are counted up to 1,000.',
        schema: { type: 'boolean' },
        example: true,
      },
    },
    examples: refusalExamples(endpoints),
    schemas: componentSchemas(endpoints),
  },
});
