import * as z from 'zod/mini';
import { defineEndpoint } from './endpoint.ts';
import { text } from './primitives.ts';

export const reportFrontendError = defineEndpoint({
  name: 'reportFrontendError',
  method: 'POST',
  path: '/frontend-errors',
  summary: 'Reports an error a front end met. Tokens and card numbers are removed on arrival.',
  access: { kind: 'public' },
  body: z.object({
    message: text(2000),
    stack: z.optional(text(10_000)),
    source: z.optional(text(200)),
    context: z.optional(text(2000)),
    url: z.optional(text(2000)),
    userAgent: z.optional(text(500)),
    sessionToken: z.optional(text(256)),
    timestamp: z.optional(text(40)),
  }),
  bodyLimitKib: 16,
  response: z.object({}),
  status: 202,
});
