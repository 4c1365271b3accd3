import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier } from '../primitives.ts';

export const activityPeriods = ['7d', '30d', '90d'] as const;

/** Amounts posted to the ledger in a day or a period, without payouts and adjustments. */
const activityFigures = {
  /** Payments, by the time their credits were posted. */
  gross: cents,
  /** Refunds, less the refunds that failed. */
  refunds: cents,
  /** Amounts held or taken by disputes, and returned bank payments. */
  disputed: cents,
  fees: cents,
  /** Gross − refunds − disputed − fees. */
  net: cents,
  payments: z.int(),
};

const activityDay = z.object({ date: z.iso.date(), ...activityFigures });

export type ActivityDay = z.infer<typeof activityDay>;

const activityPeriod = z.object({
  ...activityFigures,
  /** The numbers of payments made in the period that succeeded and failed; open payments are not counted. */
  succeeded: z.int(),
  failed: z.int(),
  /** Every day, oldest first, including days without activity. */
  days: z.array(activityDay),
});

export type ActivityPeriod = z.infer<typeof activityPeriod>;

export const getAccountActivity = defineEndpoint({
  name: 'getAccountActivity',
  method: 'GET',
  path: '/accounts/activity',
  summary: 'Get an account’s activity day by day',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier, period: z._default(z.enum(activityPeriods), '30d') }),
  response: z.object({ timeZone: z.string(), current: activityPeriod, previous: activityPeriod }),
});
