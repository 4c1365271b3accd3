import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { Settlement } from './calls.ts';

const settlement: Settlement = {
  id: exampleIds.settlement,
  accountId: exampleIds.account,
  totalAmount: 214_390,
  totalFees: 7_214,
  netAmount: 207_176,
  status: 'completed',
  createdAt: '2026-11-24T14:00:02.910Z',
  updatedAt: '2026-11-24T14:00:03.114Z',
};

export const settlementTag: Tag = {
  name: 'Settlements',
  description: 'Settlements, which make pending money available.',
};

export const settlementCalls = documented(calls, {
  listSettlements: {
    description:
      'Newest first, unless sorted otherwise. Dates filter by the time of the settlement, amounts by its net amount. Filtered or sorted results are counted up to 1,000.',
    response: { settlements: [settlement], totalCount: 12 },
  },
  getSettlement: {
    description:
      '`totalFees` is the sum of the fees, `totalAmount` the sum of all other entries, and `netAmount` the difference, which can be negative.',
    response: settlement,
  },
});

export const settlementEntryCalls = someDocumented(calls, {
  listSettlementEntries: {
    response: {
      entries: [
        {
          id: exampleIds.ledgerEntry,
          linkedId: exampleIds.payment,
          linkedType: 'transaction',
          amount: -372,
          category: 'card_percentage_fee',
        },
      ],
      totalCount: 57,
    },
  },
});
