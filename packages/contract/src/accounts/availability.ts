import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** How many open disputes are named; of more, the sum alone is told. */
export const mostHoldsNamed = 50;

const availability = z.object({
  pendingBalance: cents,
  /** What becomes available day by day. Together the days are the pending balance. */
  days: z.array(
    z.object({
      /** A day in New York, `2026-11-24`. */
      day: z.string(),
      /** When the first of it can settle. */
      readyAt: instant,
      amount: cents,
      entryCount: z.int(),
    }),
  ),
  /** What a payment that succeeds until `closesAt` waits for; each is the moment from which it can settle. */
  accruing: z.object({ closesAt: instant, cardReadyAt: instant, bankReadyAt: instant }),
  /** What open disputes hold back. It is part of neither balance. */
  held: z.object({
    amount: cents,
    count: z.int(),
    holds: z.array(
      z.object({
        disputeId: identifier,
        transactionId: identifier,
        amount: cents,
        status: openEnum('pending', 'under_review'),
        respondBy: z.optional(instant),
      }),
    ),
  }),
  /** Bank payments that have not cleared. They are part of neither balance, and have no day yet. */
  uncleared: z.object({ amount: cents, count: z.int() }),
});

export type Availability = z.infer<typeof availability>;

export const getAvailability = defineEndpoint({
  name: 'getAvailability',
  method: 'GET',
  path: '/accounts/availability',
  summary: 'When the pending balance becomes available, and what is held back.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  response: availability,
});
