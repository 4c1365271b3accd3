import { callGroups } from './openapi/call-groups.ts';
import { groupBy } from './openapi/group-by.ts';
import { componentSchemas, type Json } from './openapi/json-schema.ts';
import { operation } from './openapi/operation.ts';
import { refusalExamples, refusalHeaders } from './openapi/refusals.ts';

export { endpoints } from './endpoints.ts';

const description = `The calls of a merchant payments platform. They speak JSON in UTF-8.

- Amounts are whole cents, times are ISO 8601 in UTC, identifiers are opaque text.
- Sign in with \`login\` and send its token with every other call: \`Authorization: Bearer …\`.
- A call that moves money or creates something takes a key (\`Idempotency-Key\`, or \`referenceId\` in the body): the same key with the same body has one effect and one answer, however often it is sent.
- Every refusal has the same shape: \`message\` for a person, a stable \`code\`, the \`fields\` it is about, and the \`requestId\` for support.
- An object of an account that is not yours is answered like one that does not exist: 404.
- Take fields and values you do not know: more may come.`;

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Names this attempt: the same key with the same body gets the first answer again; with another body it is refused with 409. Remembered for at least 24 hours.',
  schema: { type: 'string', minLength: 1, maxLength: 128 },
};

const documentedEndpoints = callGroups.flatMap(({ calls }) => calls.map(({ endpoint }) => endpoint));

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
    description,
    contact: { name: 'Support', url: new URL('/docs/', apiBaseUrl).href },
    license: { name: 'Proprietary', identifier: 'LicenseRef-Proprietary' },
  },
  servers: [{ url: apiBaseUrl, description: 'This deployment.' }],
  tags: callGroups.map((group) => ({ name: group.name, description: group.description })),
  paths: paths(),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer', description: 'The token that `login` answers with.' },
    },
    parameters: { IdempotencyKey: keyHeader },
    headers: {
      ...refusalHeaders,
      TotalCount: {
        description: 'How many there are in all, whatever page is answered.',
        schema: { type: 'integer', minimum: 0 },
        example: 6,
      },
      TotalCountCapped: {
        description: 'There where more match than `X-Total-Count` counts: a filter counts to 1,000.',
        schema: { type: 'boolean' },
        example: true,
      },
    },
    examples: refusalExamples(documentedEndpoints),
    schemas: componentSchemas(documentedEndpoints),
  },
});
