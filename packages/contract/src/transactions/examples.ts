import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';
import type { Transaction } from './transaction.ts';

const payment = {
  id: exampleIds.payment,
  accountId: exampleIds.account,
  amount: 12_840,
  currency: 'usd',
  status: 'succeeded',
  type: 'pull',
  method: 'card',
  channel: 'online',
  createdAt: '2026-11-20T20:10:31.482Z',
  description: 'Order 20711: Harbor Blend, 5 kg',
  paymentInstrumentId: exampleIds.card,
  referenceId: 'order-20711',
  tags: { order: '20711' },
} satisfies Transaction;

/** Has the fields that lists and `getTransaction` add. */
export const detailedPayment = {
  ...payment,
  lastFour: '4242',
  cardBrand: 'Visa',
  ownerName: 'Dana Petrova',
  refundedAmount: 2_500,
} satisfies Transaction;

const refund = {
  id: exampleIds.refund,
  accountId: exampleIds.account,
  amount: 2_500,
  currency: 'usd',
  status: 'pending',
  type: 'push',
  subtype: 'refund',
  method: 'card',
  channel: 'online',
  createdAt: '2026-11-21T14:02:07.115Z',
  description: 'One bag arrived torn',
  parentTransactionId: exampleIds.payment,
  paymentInstrumentId: exampleIds.card,
} satisfies Transaction;

export const dana = { userId: 'usr_01kagqd2f4h6k8n0q2s4v6x8z1', email: 'dana@example.com' };

export const adjustment: Transaction = {
  id: exampleIds.adjustment,
  accountId: exampleIds.account,
  amount: 2_500,
  currency: 'usd',
  status: 'succeeded',
  type: 'push',
  subtype: 'adjustment',
  createdAt: '2026-11-21T15:40:00.204Z',
  description: 'Fee of a disputed payment waived',
};

export const transactionTag: Tag = {
  name: 'Transactions',
  description: 'Payments, payouts and refunds, their ledger entries and receipts.',
};

export const transactionCalls = documented(calls, {
  listTransactions: {
    description:
      'Payments: `type=pull`. Payouts: `type=push&subtypeNot=refund`. Refunds: `type=push&subtype=refund`. Newest first, unless sorted otherwise.\n\nEach of these three lists can be filtered and sorted; other combinations cannot. `text` finds transactions whose description contains all of its words in any order, or whose ID or reference it equals. Filtered or amount-sorted results are counted up to 1,000; a period alone is counted in full.\n\n`paymentInstrumentId` finds transactions with one card or bank account, even if its number is stored more than once. Each row includes the customer’s name and the outcome: `refundedAmount` and `disputeStatus` of payments, `balanceEffect` of payouts, adjustments, chargebacks and reversals. With `include=sum`, `sum` has the totals of all rows across pages and of their fees; it is omitted for more than 1,000 rows.',
    query: { accountId: exampleIds.account, type: 'pull', include: 'sum' },
    response: {
      transactions: [detailedPayment],
      totalCount: 148,
      sum: { amount: 1_841_236, fees: 61_240 },
    },
  },
  getTransaction: {
    response: { ...detailedPayment, refundableAmount: 10_340 },
  },
  createTransaction: {
    description: `\`pull\` charges a payment instrument or, with \`serialNumber\`, a card on a device. \`push\` withdraws from the available balance to the current payout instrument.

A decline is not an error: the call returns 201 with the status \`failed\` and the reason in \`failureMessage\`. A payment on a device returns once its outcome is final. \`referenceId\` identifies the attempt, like the \`Idempotency-Key\` header.

A bank payment that has cleared can still be returned by the payer’s bank: a \`push\` with the subtype \`reversal\` then reverses its amount, but not its fee. In the sandbox, this happens with account number 000222222227 and routing number 110000000.`,
    body: {
      accountId: exampleIds.account,
      amount: 12_840,
      type: 'pull',
      channel: 'online',
      method: 'card',
      paymentInstrumentId: exampleIds.card,
      referenceId: 'order-20711',
      description: 'Order 20711: Harbor Blend, 5 kg',
      tags: { order: '20711' },
    },
    response: payment,
  },
  refundTransaction: {
    description:
      'Without an amount, refunds the whole refundable amount. A refund can take the available balance below zero. Fees are not returned.',
    body: { transactionId: exampleIds.payment, amount: 2_500, reason: 'One bag arrived torn' },
    response: refund,
  },
  getTransactionTimeline: {
    description:
      'Returns, oldest first, the events of the transaction, the posting and settling of its entries, its related transactions, its disputes and its receipts. At most 100 receipts, refunds and disputes each are returned. Platform staff are identified only by `userId`; events without a person have no `by`.',
    response: {
      events: [
        { kind: 'created', at: payment.createdAt, amount: 12_840, by: 'account', ...dana },
        { kind: 'approved', at: '2026-11-20T20:10:31.902Z' },
        { kind: 'posted', at: '2026-11-20T20:10:31.902Z', amount: 12_438 },
        {
          kind: 'refund_requested',
          at: refund.createdAt,
          by: 'account',
          ...dana,
          amount: 2_500,
          transactionId: exampleIds.refund,
          message: 'One bag arrived torn',
        },
        {
          kind: 'settled',
          at: '2026-11-24T14:00:02.910Z',
          settlementId: exampleIds.settlement,
          amount: 12_438,
        },
      ],
    },
  },
  getTransactionFees: {
    description:
      'Each fee is a ledger entry. Its `parts` come from the fee profile and add up to the fee exactly; `parts` is empty if they would not.',
    response: {
      ofAmount: 12_840,
      fees: [
        {
          id: exampleIds.ledgerEntry,
          category: 'card_percentage_fee',
          amount: 372,
          status: 'pending',
          createdAt: '2026-11-20T20:10:31.902Z',
          description: '2.90% of $128.40',
          parts: [{ kind: 'percentage', basisPoints: 290, description: '2.90% of $128.40', amount: 372 }],
        },
      ],
      total: 372,
    },
  },
});
