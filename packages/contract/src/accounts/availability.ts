import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** The maximum number of open disputes that are listed; the sum includes all of them. */
export const mostHoldsNamed = 50;

const availability = z.object({
  pendingBalance: cents,
  /** Amounts by the day they become available; they add up to the pending balance. */
  days: z.array(
    z.object({
      /** A day in New York, `2026-11-24`. */
      day: z.string(),
      /** The earliest time at which part of the amount can settle. */
      readyAt: instant,
      amount: cents,
      entryCount: z.int(),
    }),
  ),
  /** The earliest settlement by method, for a payment that succeeds before `closesAt`. */
  accruing: z.object({ closesAt: instant, cardReadyAt: instant, bankReadyAt: instant }),
  /** Amounts held by open disputes. Not part of either balance. */
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
  /** Bank payments that have not cleared. Not part of either balance, and not yet assigned to a day. */
  uncleared: z.object({ amount: cents, count: z.int() }),
});

export type Availability = z.infer<typeof availability>;

export const getAvailability = defineEndpoint({
  name: 'getAvailability',
  method: 'GET',
  path: '/accounts/availability',
  summary: 'List the days on which the pending balance becomes available, and the amounts on hold',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: availability,
});
