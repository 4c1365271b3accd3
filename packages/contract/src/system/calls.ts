import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant } from '../primitives.ts';

const sum = z.object({ count: z.int(), amountCents: cents });

const failedPayout = z.object({
  id: identifier,
  accountId: identifier,
  accountName: z.string(),
  amountCents: cents,
  createdAt: instant,
  failureMessage: z.optional(z.string()),
});

const frontendErrorGroup = z.object({
  message: z.string(),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
  lastUrl: z.optional(z.string()),
  lastStack: z.optional(z.string()),
});

export const getSystem = defineEndpoint({
  name: 'getSystem',
  method: 'GET',
  path: '/system',
  summary: 'Get the state of the platform',
  access: { kind: 'admin' },
  response: z.object({
    asOf: instant,
    today: z.object({ since: instant, postings: z.int(), payments: sum, payouts: sum, refunds: sum }),
    openAttempts: z.int(),
    failedPayouts: z.object({ count: z.int(), newest: z.array(failedPayout) }),
    openDisputes: z.object({
      ...sum.shape,
      nextDeadlineAt: z.optional(instant),
      /** The dispute with the next deadline. */
      nextToAnswer: z.optional(z.object({ id: identifier, accountId: identifier, accountName: z.string() })),
    }),
    /** Jobs that wait, run or will be retried. Jobs that failed permanently are counted separately. */
    queue: z.object({ depth: z.int(), failed: z.int(), oldestJobAt: z.optional(instant) }),
    frontendErrors: z.array(frontendErrorGroup),
  }),
});
