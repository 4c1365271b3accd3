import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { amountRange, filterInstant, period, sorting, totals } from '../filters.ts';
import { channels, methods, payoutKinds, transactionStatuses } from '../lists.ts';
import {
  amountCents,
  cents,
  identifier,
  lastFour,
  mostFields,
  page,
  requiredText,
  text,
} from '../primitives.ts';
import { transaction } from './transaction.ts';
import { optionalLine } from '../typed-text.ts';

const subtype = z.enum(['refund', 'adjustment', 'chargeback', 'reversal']);

/** The filters of a list of transactions, combined with AND. */
export const transactionFilter = {
  status: z.optional(z.enum(transactionStatuses)),
  /** For the list of payouts: only payouts, or only one kind of correction. */
  kind: z.optional(z.enum(payoutKinds)),
  method: z.optional(z.enum(methods)),
  channel: z.optional(z.enum(channels)),
  ...period,
  postedFrom: z.optional(
    filterInstant.check(
      z.describe(
        'Return transactions posted to the ledger at or after this date or time. A bank payment is posted when it clears.',
      ),
    ),
  ),
  postedUntil: z.optional(
    filterInstant.check(z.describe('Return transactions posted to the ledger before this date or time.')),
  ),
  ...amountRange,
  /** The last digits of the card or bank account. */
  lastFour: z.optional(lastFour),
  /** Words of the description, an ID or a reference. */
  text: z.optional(requiredText(200)),
};

const filterSchema = z.object(transactionFilter);

export type TransactionFilter = z.infer<typeof filterSchema>;

/** In cents, without failed rows and, among payouts, without adjustments, chargebacks and reversals. */
const transactionSum = z.object({ amount: cents, fees: cents });

export type TransactionSum = z.infer<typeof transactionSum>;

export const listTransactions = defineListEndpoint(
  {
    name: 'listTransactions',
    method: 'GET',
    path: '/transactions',
    summary: 'List payments, payouts or refunds',
    access: byAccountId('query', 'account_read'),
    query: z.object({
      accountId: identifier,
      ...page,
      type: z.optional(z.enum(['pull', 'push'])),
      subtype: z.optional(subtype),
      subtypeNot: z.optional(subtype),
      parentTransactionId: z.optional(identifier),
      paymentInstrumentId: z
        .optional(identifier)
        .check(
          z.describe(
            'Return transactions with this card or bank account, even if it is stored more than once.',
          ),
        ),
      ...transactionFilter,
      ...sorting,
      include: z.optional(z.enum(['sum']).check(z.describe('Additional results to return with the rows.'))),
    }),
    response: z.object({
      transactions: z.array(transaction),
      ...totals,
      /** The sum of all rows of the list, across pages, for lists of at most 1,000 rows. */
      sum: z.optional(transactionSum),
    }),
  },
  (response) => listOf(response.transactions, response),
);

export const getTransaction = defineEndpoint({
  name: 'getTransaction',
  method: 'GET',
  path: '/transactions/{id}',
  summary: 'Get a transaction',
  access: byObject('transaction', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: transaction,
});

/** Limited, because every tag is displayed with its transaction. */
const mostTags = 20;

export const createTransaction = defineEndpoint({
  name: 'createTransaction',
  method: 'POST',
  path: '/transactions',
  summary: 'Take a payment or withdraw money',
  access: byAccountId('body', [
    { field: 'type', value: 'pull', permission: 'payment_create' },
    { field: 'type', value: 'push', permission: 'payout_create' },
  ]),
  idempotent: true,
  body: z.object({
    accountId: identifier,
    amount: amountCents,
    type: z.enum(['pull', 'push']),
    channel: z.enum(channels),
    method: z.enum(methods),
    paymentInstrumentId: z.optional(identifier),
    serialNumber: z.optional(requiredText(64)),
    referenceId: z.optional(requiredText(128)),
    description: z.optional(text(200)),
    tags: z.optional(
      z
        .record(requiredText(40), text(200))
        .check(mostFields(mostTags, `Enter at most ${mostTags} tags.`), z.meta({ maxProperties: mostTags })),
    ),
  }),
  response: transaction,
  status: 201,
  errors: [
    'account_not_active',
    'payouts_stopped',
    'amount_over_available',
    'amount_too_small',
    'instrument_not_chargeable',
    'instrument_not_payable',
    'instrument_method_mismatch',
    'device_unknown',
  ],
});

export const refundTransaction = defineEndpoint({
  name: 'refundTransaction',
  method: 'POST',
  path: '/transactions/refund',
  summary: 'Refund a payment in full or in part',
  access: byObject('transaction', 'body', 'transactionId', 'refund_create'),
  idempotent: true,
  body: z.object({
    transactionId: identifier,
    amount: z.optional(amountCents),
    reason: z.optional(optionalLine(200)),
  }),
  response: transaction,
  status: 201,
  errors: ['not_refundable', 'nothing_refundable', 'dispute_open', 'amount_over_refundable'],
});
