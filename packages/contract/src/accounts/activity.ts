import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier } from '../primitives.ts';

export const activityPeriods = ['7d', '30d', '90d'] as const;

/** What was posted to the ledger in a day or in a period, without payouts and adjustments. */
const activityFigures = {
  /** Payments, as their credits were posted. */
  gross: cents,
  /** Refunds, less those that failed. */
  refunds: cents,
  /** What disputes hold or have taken, and bank payments that came back. */
  disputed: cents,
  fees: cents,
  /** Gross − refunds − disputed − fees. */
  net: cents,
  /** How many payments the gross volume is made of. */
  payments: z.int(),
};

const activityDay = z.object({ date: z.iso.date(), ...activityFigures });

export type ActivityDay = z.infer<typeof activityDay>;

const activityPeriod = z.object({
  ...activityFigures,
  /** Of the payments made in the period, those that succeeded and those that failed; others have no outcome yet. */
  succeeded: z.int(),
  failed: z.int(),
  /** Every day, the oldest first, those without anything too. */
  days: z.array(activityDay),
});

export type ActivityPeriod = z.infer<typeof activityPeriod>;

export const getAccountActivity = defineEndpoint({
  name: 'getAccountActivity',
  method: 'GET',
  path: '/accounts/activity',
  summary: 'What an account took and paid in a period, day by day, and in the period before.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier, period: z._default(z.enum(activityPeriods), '30d') }),
  response: z.object({ timeZone: z.string(), current: activityPeriod, previous: activityPeriod }),
});
