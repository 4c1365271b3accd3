import { listDisputes } from '../../disputes.ts';
import { getSettlement, listSettlementEntries, listSettlements, type Settlement } from '../../settlements.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

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

export const settlementCalls: CallGroup = {
  name: 'Settlements',
  description: 'The runs that turn pending entries into available ones.',
  calls: [
    documented(listSettlements, {
      query: { accountId: exampleIds.account },
      response: { settlements: [settlement], totalCount: 12 },
    }),
    documented(getSettlement, {
      description:
        '`totalFees` is what the fees come to, `totalAmount` everything else, `netAmount` the difference. The net amount may be negative.',
      params: { id: exampleIds.settlement },
      response: settlement,
    }),
    documented(listSettlementEntries, {
      params: { id: exampleIds.settlement },
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
    }),
  ],
};

export const disputeCalls: CallGroup = {
  name: 'Disputes',
  description: 'Payments that customers have asked their bank to take back.',
  calls: [
    documented(listDisputes, {
      description: 'An array, newest first; how many there are in all stands in `X-Total-Count`.',
      query: { accountId: exampleIds.account },
      response: [
        {
          id: exampleIds.dispute,
          amount: 12_840,
          transactionId: exampleIds.payment,
          createdAt: '2026-11-23T08:30:00.000Z',
          status: 'pending',
          reason: 'Product not received',
          respondBy: '2026-12-07T08:30:00.000Z',
        },
      ],
    }),
  ],
};
