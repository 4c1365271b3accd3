import type { Endpoint } from '../endpoint.ts';
import { errorTable, type ErrorBody, type ErrorCode, type GeneralErrorCode } from '../errors.ts';
import { exampleIds } from './example-ids.ts';
import { groupBy } from './group-by.ts';
import type { Json } from './json-schema.ts';

const isAboutAccount = ({ access }: Endpoint) => access.kind === 'admin' && access.accountIn !== undefined;

const generalCodes = (endpoint: Endpoint): GeneralErrorCode[] => [
  'invalid_input',
  ...(endpoint.access.kind === 'public' ? [] : (['unauthenticated'] as const)),
  ...(endpoint.access.kind === 'admin' || endpoint.access.kind === 'account' ? (['forbidden'] as const) : []),
  ...(endpoint.access.kind === 'account' ? (['permission_missing'] as const) : []),
  ...(endpoint.access.kind === 'account' || isAboutAccount(endpoint) || endpoint.params
    ? (['not_found'] as const)
    : []),
  ...(endpoint.idempotent ? (['key_reused', 'attempt_closed', 'key_in_progress'] as const) : []),
  ...(endpoint.body ? (['malformed_body', 'body_too_large', 'unsupported_media_type'] as const) : []),
  'too_many_requests',
  'internal',
  'unavailable',
];

/** Statuses of refusals with a Retry-After header. */
const retriedStatuses = new Set(['429', '503']);

const requestIdHeader = { 'X-Request-Id': { $ref: '#/components/headers/RequestId' } };

const refusal = (status: string, codes: readonly ErrorCode[]): Json => ({
  description: codes.map((code) => `\`${code}\`: ${errorTable[code].message}`).join('\n\n'),
  headers: {
    ...requestIdHeader,
    ...(retriedStatuses.has(status) && { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } }),
  },
  content: {
    'application/json': {
      schema: { $ref: '#/components/schemas/Error' },
      examples: Object.fromEntries(codes.map((code) => [code, { $ref: `#/components/examples/${code}` }])),
    },
  },
});

const codesOf = (endpoint: Endpoint): ErrorCode[] => [...generalCodes(endpoint), ...(endpoint.errors ?? [])];

export const refusals = (endpoint: Endpoint): Json => {
  const byStatus = groupBy(codesOf(endpoint), (code) => String(errorTable[code].status));
  return Object.fromEntries([...byStatus].map(([status, group]) => [status, refusal(status, group)]));
};

const exampleBody = (code: ErrorCode, message: string): ErrorBody => ({
  message,
  code,
  ...(code === 'invalid_input' && { fields: { amount: 'Amount must be greater than 0' } }),
  requestId: exampleIds.request,
});

export const refusalExamples = (endpoints: readonly Endpoint[]): Json =>
  Object.fromEntries(
    [...new Set(endpoints.flatMap(codesOf))].map((code) => [
      code,
      { summary: code, value: exampleBody(code, errorTable[code].message) },
    ]),
  );

export const refusalHeaders: Json = {
  RequestId: {
    description: 'Identifies this response in our logs; give it to support.',
    schema: { type: 'string' },
    example: exampleIds.request,
  },
  RetryAfter: {
    description: 'The number of seconds to wait before retrying.',
    schema: { type: 'integer', minimum: 0 },
    example: 30,
  },
};
