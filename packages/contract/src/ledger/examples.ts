import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

export const ledgerCalls = documented(calls, {
  listLedgerEntries: {
    description:
      'Requires `transactionId`, or `accountId` with a `status`. Settled entries are sorted newest first, so each `afterBalance` is the next row’s `afterBalance` plus the signed amount.\n\nAn account’s pending or settled entries can be filtered by category, amount and period: settled entries by time of settlement, pending entries by time of posting. Settled entries can also be filtered by a `change` of `GET /accounts/balance-changes`. Filtered results are counted up to 1,000; a period of settled entries alone is counted in full.',
    query: { accountId: exampleIds.account, status: 'pending' },
    response: {
      data: [
        {
          id: exampleIds.ledgerEntry,
          transactionId: exampleIds.payment,
          amount: 372,
          type: 'debit',
          category: 'card_percentage_fee',
          status: 'pending',
          description: '2.90% of $128.40',
          createdAt: '2026-11-20T20:10:31.482Z',
          readyToSettleAt: '2026-11-24T14:00:00.000Z',
        },
      ],
      totalCount: 21,
    },
  },
});
