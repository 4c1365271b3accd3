import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** How many open disputes are listed; beyond that, only the sum is given. */
export const mostHoldsNamed = 50;

const availability = z.object({
  pendingBalance: cents,
  /** What becomes available day by day. Together the days are the pending balance. */
  days: z.array(
    z.object({
      /** A day in New York, `2026-11-24`. */
      day: z.string(),
      /** The earliest time at which part of it can settle. */
      readyAt: instant,
      amount: cents,
      entryCount: z.int(),
    }),
  ),
  /** For a payment that succeeds before `closesAt`, by method: the earliest time at which it can settle. */
  accruing: z.object({ closesAt: instant, cardReadyAt: instant, bankReadyAt: instant }),
  /** The amounts held by open disputes. They are part of neither balance. */
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
  summary: 'List when the pending balance becomes available, and what is on hold',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: availability,
});
