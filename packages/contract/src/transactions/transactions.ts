import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { amountRange, period, sorting, totals } from '../filters.ts';
import { channels, methods, transactionStatuses } from '../lists.ts';
import { amountCents, identifier, lastFour, mostFields, page, requiredText, text } from '../primitives.ts';
import { transaction } from './transaction.ts';

const subtype = z.enum(['refund', 'adjustment', 'chargeback', 'reversal']);

/** The filters of a list of transactions; all of them hold at once. */
export const transactionFilter = {
  status: z.optional(z.enum(transactionStatuses)),
  method: z.optional(z.enum(methods)),
  channel: z.optional(z.enum(channels)),
  ...period,
  ...amountRange,
  /** Of the card or the bank account. */
  lastFour: z.optional(lastFour),
  /** Words of the description, an ID or a reference. */
  text: z.optional(requiredText(200)),
};

export const listTransactions = defineListEndpoint(
  {
    name: 'listTransactions',
    method: 'GET',
    path: '/transactions',
    summary: 'Payments, payouts or refunds, newest first.',
    access: byAccountId('query'),
    query: z.object({
      accountId: identifier,
      ...page,
      type: z.optional(z.enum(['pull', 'push'])),
      subtype: z.optional(subtype),
      subtypeNot: z.optional(subtype),
      parentTransactionId: z.optional(identifier),
      ...transactionFilter,
      ...sorting,
    }),
    response: z.object({ transactions: z.array(transaction), ...totals }),
  },
  (response) => listOf(response.transactions, response),
);

export const getTransaction = defineEndpoint({
  name: 'getTransaction',
  method: 'GET',
  path: '/transactions/{id}',
  summary: 'One transaction.',
  access: byObject('transaction', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: transaction,
});

/** They are shown with each transaction of a list. */
const mostTags = 20;

export const createTransaction = defineEndpoint({
  name: 'createTransaction',
  method: 'POST',
  path: '/transactions',
  summary: 'Takes a payment or withdraws money.',
  access: byAccountId('body'),
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
        .check(mostFields(mostTags, `Give at most ${mostTags} tags.`), z.meta({ maxProperties: mostTags })),
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
  summary: 'Gives a payment back, whole or in part; all that is left unless an amount is named.',
  access: byObject('transaction', 'body', 'transactionId'),
  idempotent: true,
  body: z.object({
    transactionId: identifier,
    amount: z.optional(amountCents),
    reason: z.optional(text(200)),
  }),
  response: transaction,
  status: 201,
  errors: ['not_refundable', 'nothing_refundable', 'dispute_open', 'amount_over_refundable'],
});
