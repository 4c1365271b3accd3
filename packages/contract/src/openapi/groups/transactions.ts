import { cancelExport, createExport, getExport } from '../../exports.ts';
import { listLedgerEntries } from '../../ledger.ts';
import { emailReceipt, getReceipt } from '../../receipts.ts';
import { search } from '../../search.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import { getTransactionFees } from '../../transactions/fees.ts';
import { getTransactionTimeline } from '../../transactions/timeline.ts';
import {
  createTransaction,
  getTransaction,
  listTransactions,
  refundTransaction,
} from '../../transactions/transactions.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

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

const dana = { userId: 'usr_01kagqd2f4h6k8n0q2s4v6x8z1', email: 'dana@example.com' };

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

const running = { id: exampleIds.export, status: 'running', rowCount: 40, totalCount: 148 };

export const transactionCalls: CallGroup = {
  name: 'Transactions',
  description: 'Payments, payouts and refunds, their ledger entries and receipts.',
  calls: [
    documented(listTransactions, {
      description:
        'Payments: `type=pull`. Payouts: `type=push&subtypeNot=refund`. Refunds: `type=push&subtype=refund`. Newest first, unless sorted otherwise.\n\nEach of the three can be narrowed and sorted; other mixes cannot. `text` finds what has all its words in the description, whole and in any order, or is its ID or reference. What is narrowed or sorted by amount is counted to 1,000; a period alone is counted to the last row.',
      query: { accountId: exampleIds.account, type: 'pull' },
      response: { transactions: [payment], totalCount: 148 },
    }),
    documented(getTransaction, {
      params: { id: exampleIds.payment },
      response: { ...payment, refundableAmount: 12_840 },
    }),
    documented(createTransaction, {
      description: `\`pull\` charges a payment instrument, or with \`serialNumber\` a card on a device. \`push\` withdraws from the available balance to the current payout instrument.

A decline is no refusal of the call: it answers 201 with the status \`failed\` and says why in \`failureMessage\`. A call to a device answers when the outcome is final. \`referenceId\` names the attempt, as the header \`Idempotency-Key\` does.

A payment by bank account that has cleared can still come back from the payer's bank: a \`push\` with the subtype \`reversal\` then takes its amount back, and its fee stays. In the sandbox that is what happens to account 000222222227 with routing number 110000000.`,
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
    }),
    documented(refundTransaction, {
      description:
        'Without an amount, all that is left to refund. A refund may take the available balance below zero. Fees are not returned.',
      body: { transactionId: exampleIds.payment, amount: 2_500, reason: 'One bag arrived torn' },
      response: refund,
    }),
    documented(getTransactionTimeline, {
      description:
        'Oldest first, from what is stored: the transaction itself, its entries as they were posted and settled, what followed from it, disputes about it, and receipts. Of receipts, refunds and disputes at most 100 each. A person who works for the platform is named by `userId` alone; what nobody did has no `by`.',
      params: { id: exampleIds.payment },
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
    }),
    documented(getTransactionFees, {
      description:
        'Each fee is a ledger entry. Its `parts` come from the fee profile and add up to the entry to the cent; where they would not, there are none.',
      params: { id: exampleIds.payment },
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
    }),
    documented(listLedgerEntries, {
      description:
        'Asked by `transactionId`, or by `accountId` with a `status`. Settled entries come newest first, so that each `afterBalance` is the one below it plus the signed amount.\n\nThe pending or the settled entries of an account can be narrowed by category, amount and period: settled ones by when they settled, pending ones by when they were posted. What is narrowed is counted to 1,000; a period of settled entries alone is counted to the last.',
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
    }),
    documented(emailReceipt, {
      description: 'At most 20 receipts of a payment and 500 of an account in a day; then 429.',
      body: { transactionId: exampleIds.payment, recipientEmail: 'sam@example.com' },
      response: {},
    }),
    documented(getReceipt, {
      description:
        'What the mail says, before it is sent as well. `sent` means that the mail server has taken it, `refused` that it never will.',
      params: { id: exampleIds.payment },
      response: {
        transactionId: exampleIds.payment,
        accountId: exampleIds.account,
        subject: 'Receipt from Harbor Coffee Roasters: $128.40',
        heading: 'Receipt from Harbor Coffee Roasters',
        lines: [
          { label: 'Amount', value: '$128.40' },
          { label: 'Paid to', value: 'Harbor Coffee Roasters' },
        ],
        sends: [
          {
            id: 'rcp_01kagt0c6e8g0j2m4p6s8v0x2z',
            recipientEmail: 'sam@example.com',
            requestedAt: '2026-11-20T20:12:00.114Z',
            by: 'account',
            ...dana,
            status: 'sent',
            endedAt: '2026-11-20T20:12:01.730Z',
          },
        ],
      },
    }),
    documented(createExport, {
      description:
        'The file is at `fileUrl`, for one minute and one download; nobody needs a session for it, so that a browser can save it as it saves any file. It holds the list as it is when the download begins, newest first, or what `filter` leaves of it; how many rows that is beyond 1,000 is known when it is done.',
      body: {
        accountId: exampleIds.account,
        list: 'payments',
        format: 'csv',
        columns: ['createdAt', 'amount', 'currency', 'status', 'referenceId'],
        timeZone: 'America/New_York',
      },
      response: {
        ...running,
        status: 'waiting',
        rowCount: 0,
        fileUrl: 'https://tillbook.example/api/exports/files/pK3v9sXb7QmT2cRw8LzY5nHd1FgJ6uEaV4oBiNxCqS0',
        expiresAt: '2026-11-21T15:41:00.000Z',
      },
    }),
    documented(getExport, { params: { id: exampleIds.export }, response: running }),
    documented(cancelExport, {
      description: 'A download under way breaks off. What has ended stays as it ended.',
      params: { id: exampleIds.export },
      response: { ...running, status: 'cancelled' },
    }),
    documented(search, {
      description:
        'Whatever has the text as its ID or reference, is of that amount (`128.40`), ends in those four digits, or had a receipt sent to that address. Not a part of it: the whole text. Some of each, the newest first.',
      query: { accountId: exampleIds.account, text: 'order-20711' },
      response: { transactions: [payment], paymentInstruments: [], settlements: [] },
    }),
  ],
};
