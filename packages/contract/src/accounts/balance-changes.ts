import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { filterInstant } from '../filters.ts';
import { balanceChanges } from '../lists.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** The sum of the entries of one group. */
const balanceChange = z.object({
  change: openEnum(...balanceChanges),
  entryCount: z.int(),
  /** Signed: negative if it lowers the balance. */
  amount: cents,
});

/** The change in the available balance between two times, in cents. */
const balanceBridge = z.object({
  from: instant,
  to: instant,
  openingBalance: cents,
  /** All six groups, in this order, including groups without entries. */
  changes: z.array(balanceChange),
  closingBalance: cents,
  /** The part that no change explains, computed from the entries: closing − opening − the changes. Always 0. */
  difference: cents,
});

export type BalanceBridge = z.infer<typeof balanceBridge>;

export const getBalanceChanges = defineEndpoint({
  name: 'getBalanceChanges',
  method: 'GET',
  path: '/accounts/balance-changes',
  summary: 'Explain how the available balance changed between two times',
  access: byAccountId('query', 'account_read'),
  query: z.object({
    accountId: identifier,
    from: filterInstant,
    to: z.optional(filterInstant).check(z.describe('The end of the period (exclusive). Defaults to now.')),
  }),
  response: balanceBridge,
});
