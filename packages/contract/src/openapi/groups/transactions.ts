import { closeAttempt, findAttempt } from '../../attempts/calls.ts';
import { cancelExport, createExport, getExport } from '../../exports/calls.ts';
import { listLedgerEntries } from '../../ledger/calls.ts';
import { emailReceipt, getReceipt } from '../../receipts/calls.ts';
import { search } from '../../search/calls.ts';
import type { Transaction } from '../../transactions/transaction.ts';
import { getTransactionFees } from '../../transactions/fees.ts';
import { getTransactionTimeline } from '../../transactions/timeline.ts';
import {
  createTransaction,
  getTransaction,
  listTransactions,
  refundTransaction,
} from '../../transactions/calls.ts';
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

/** As in lists and in the call of one transaction. */
const detailedPayment = {
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
        'Payments: `type=pull`. Payouts: `type=push&subtypeNot=refund`. Refunds: `type=push&subtype=refund`. Newest first, unless sorted otherwise.\n\nEach of the three can be filtered and sorted; other combinations cannot. `text` finds transactions with all of its words in their description, whole and in any order, or with that ID or reference. Filtered or amount-sorted results are counted up to 1,000; a period alone is counted in full.\n\n`paymentInstrumentId` finds transactions with one card or bank account, even if its number is stored more than once. Each row says who it involved and what became of it: `refundedAmount` and `disputeStatus` of payments, `balanceEffect` of payouts, adjustments, chargebacks and reversals. With `include=sum`, `sum` is the total of all rows of the list, across pages, and their fees; it is absent for more than 1,000 rows.',
      query: { accountId: exampleIds.account, type: 'pull', include: 'sum' },
      response: {
        transactions: [detailedPayment],
        totalCount: 148,
        sum: { amount: 1_841_236, fees: 61_240 },
      },
    }),
    documented(getTransaction, {
      params: { id: exampleIds.payment },
      response: { ...detailedPayment, refundableAmount: 10_340 },
    }),
    documented(createTransaction, {
      description: `\`pull\` charges a payment instrument or, with \`serialNumber\`, a card on a device. \`push\` withdraws from the available balance to the current payout instrument.

A decline is not an error: the call returns 201 with the status \`failed\` and the reason in \`failureMessage\`. A payment on a device returns once its outcome is final. \`referenceId\` identifies the attempt, like the \`Idempotency-Key\` header.

A bank payment that has cleared can still be returned by the payer's bank: a \`push\` with the subtype \`reversal\` then takes its amount back, and its fee stays. In the sandbox, this happens with account number 000222222227 and routing number 110000000.`,
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
        'Without an amount, refunds everything left to refund. A refund can take the available balance below zero. Fees are not returned.',
      body: { transactionId: exampleIds.payment, amount: 2_500, reason: 'One bag arrived torn' },
      response: refund,
    }),
    documented(getTransactionTimeline, {
      description:
        'Oldest first: the transaction itself, its entries as they were posted and settled, transactions that followed from it, its disputes and its receipts. At most 100 receipts, refunds and disputes each. Platform staff are identified only by `userId`; events that nobody caused have no `by`.',
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
        'Each fee is a ledger entry. Its `parts` come from the fee profile and add up to the entry to the cent; if they would not, they are left out.',
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
        'Requires `transactionId`, or `accountId` with a `status`. Settled entries come newest first, so that each `afterBalance` is the one below it plus the signed amount.\n\nAn account’s pending or settled entries can be filtered by category, amount and period: settled entries by when they settled, pending entries by when they were posted. Settled entries can also be filtered by a `change` of `GET /accounts/balance-changes`. Filtered results are counted up to 1,000; a period of settled entries alone is counted in full.',
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
      description: 'At most 20 receipts per payment and 500 per account a day; beyond that, 429.',
      body: { transactionId: exampleIds.payment, recipientEmail: 'sam@example.com' },
      response: {},
    }),
    documented(getReceipt, {
      description:
        'What the email says, even before it is sent. `sent` means that the mail server accepted it, `refused` that it never will.',
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
    documented(findAttempt, {
      description:
        'For a client that has lost the response to a call: it looks the attempt up by its key before it offers to try again. The call never acts. `not_received` does not mean that the call has failed: the request may still be on its way, so try again with the same key, or close it.',
      query: { accountId: exampleIds.account, call: 'createTransaction', key: 'order-20711' },
      response: { status: 'succeeded', objectId: exampleIds.payment },
    }),
    documented(closeAttempt, {
      description:
        'If a request with this key has arrived, its outcome is returned, and nothing changes. Otherwise the status is `closed`: a request that arrives later is refused with 409, `attempt_closed`, and moves no money. Without the permission `payout_create`, a key of `createTransaction` is closed for payments only.',
      body: { accountId: exampleIds.account, call: 'createTransaction', key: 'order-20712' },
      response: { status: 'closed' },
    }),
    documented(createExport, {
      description:
        'The file is at `fileUrl` for one minute, as long as the session lasts, and until it has been delivered whole once: a request that is aborted, a HEAD request and a request with `Range` do not use it up. A part is answered with the whole file. It requires no token, so that a browser can save it like any other file. It contains the list as of the start of the download, newest first, limited by `filter` if given. CSV begins with a byte order mark, and its times are in `timeZone`, with their UTC offset. Beyond 1,000, the number of rows is known only once the download is complete.',
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
      description: 'A download in progress is interrupted. A finished export stays as it is.',
      params: { id: exampleIds.export },
      response: { ...running, status: 'cancelled' },
    }),
    documented(search, {
      description:
        "Finds everything with the text as its ID or reference, amount (`128.40`), last four digits or receipt recipient, by the whole text and not part of it. Payments are also found by whole words of their description, by their last four digits, and by the beginning of their owner's name. At most eight of each, newest first. If the text is an amount, `paymentsOfAmount` counts the payments of that amount.",
      query: { accountId: exampleIds.account, text: 'order-20711' },
      response: { transactions: [detailedPayment], paymentInstruments: [], settlements: [] },
    }),
  ],
};
