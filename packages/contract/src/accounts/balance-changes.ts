import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { filterInstant } from '../filters.ts';
import { balanceChanges } from '../lists.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** What the entries of one group come to. */
const balanceChange = z.object({
  change: openEnum(...balanceChanges),
  entryCount: z.int(),
  /** Signed: what lowers the balance is negative. */
  amount: cents,
});

/** How the available balance came from what it was at one moment to what it was at another, in cents. */
const balanceBridge = z.object({
  from: instant,
  to: instant,
  openingBalance: cents,
  /** All six, in this order, those without entries too. */
  changes: z.array(balanceChange),
  closingBalance: cents,
  /** What no change accounts for: closing − opening − the changes, from the entries themselves. Always 0. */
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
    to: z.optional(filterInstant).check(z.describe('The end of the period (exclusive); now if left out.')),
  }),
  response: balanceBridge,
});
