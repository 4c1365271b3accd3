import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { frontendErrorsPath } from '../names.ts';

/**
 * Accepts any characters and any length up to the body limit, because a refused report would be lost. The
 * server cuts longer texts and drops characters that the database cannot store.
 */
const told = z.string('This must be text.');

export const reportFrontendError = defineEndpoint({
  name: 'reportFrontendError',
  method: 'POST',
  path: frontendErrorsPath,
  summary: 'Report a frontend error',
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
