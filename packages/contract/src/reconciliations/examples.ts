import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { Reconciliation } from './calls.ts';

export const reconciliation: Reconciliation = {
  openingBalance: 412_050,
  openedAt: '2026-11-21T14:00:02.910Z',
  movements: [
    { kind: 'payment', entryCount: 31, amount: 221_604 },
    { kind: 'refund', entryCount: 2, amount: -7_214 },
    { kind: 'card_percentage_fee', entryCount: 31, amount: -6_427 },
    { kind: 'card_flat_fee', entryCount: 31, amount: -787 },
  ],
  closingBalance: 619_226,
  closedAt: '2026-11-24T14:00:02.910Z',
  unexplained: 0,
};

export const paidOut = { kind: 'payout', entryCount: 1, amount: -500_000 };

export const reconciliationCalls = documented(calls, {
  getSettlementReconciliation: {
    description:
      'Returns the balance before, the change by each kind of entry, and the balance after. `unexplained` is the remaining difference. It should always be 0.',
    response: reconciliation,
  },
  getPayoutReconciliation: {
    description:
      'Returns the balance after the previous payout, the entries that settled since, and the balance after this payout. The call accepts only payouts.',
    params: { id: exampleIds.payout },
    response: {
      ...reconciliation,
      movements: [...reconciliation.movements, paidOut],
      closingBalance: reconciliation.closingBalance + paidOut.amount,
    },
  },
});
