import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';

/**
 * Of any length that the body has room for, and of any characters: a report that is refused is lost. What is too long is
 * cut, and what no database stores is left out.
 */
const told = z.string('This is not a text.');

export const reportFrontendError = defineEndpoint({
  name: 'reportFrontendError',
  method: 'POST',
  path: '/frontend-errors',
  summary: 'Reports an error a front end met. Tokens and card numbers are removed on arrival.',
  access: { kind: 'public' },
  body: z.object({
    message: told,
    stack: z.optional(told),
    source: z.optional(told),
    context: z.optional(told),
    url: z.optional(told),
    userAgent: z.optional(told),
    sessionToken: z.optional(told),
    timestamp: z.optional(told),
  }),
  bodyLimitKib: 16,
  response: z.object({}),
  status: 202,
});
