import * as z from 'zod/mini';
import { defineListEndpoint, listOf } from '../endpoint.ts';
import { amountRange, period, sortOrder, totals } from '../filters.ts';
import { balanceChanges, ledgerCategories } from '../lists.ts';
import { cents, identifier, instant, openEnum, page } from '../primitives.ts';
import { movementKind } from '../reconciliations/calls.ts';

export const ledgerEntry = z.object({
  id: identifier,
  transactionId: z.optional(identifier),
  /** Never negative: `type` determines the sign. */
  amount: cents,
  type: openEnum('credit', 'debit'),
  category: openEnum(...ledgerCategories),
  status: openEnum('pending', 'settled'),
  description: z.optional(z.string()),
  createdAt: instant,
  readyToSettleAt: z.optional(instant),
  settledAt: z.optional(instant),
  /** The available balance after this entry settled, in cents. */
  afterBalance: z.optional(cents),
  // Only `GET /accounts/ledger` returns the following fields.
  kind: z.optional(movementKind),
  transactionDescription: z.optional(z.string()),
  /** The last digits of the card or bank account that the entry's transaction used. */
  lastFour: z.optional(z.string()),
  /** The type of the transaction's bank account. */
  bankAccountType: z.optional(z.string()),
  /** The description of the parent transaction: for a refund, of the payment. */
  parentDescription: z.optional(z.string()),
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const listLedgerEntries = defineListEndpoint(
  {
    name: 'listLedgerEntries',
    method: 'GET',
    path: '/accounts/ledger',
    summary: 'List ledger entries of a transaction or an account',
    access: {
      kind: 'account',
      sources: [
        { in: 'query', field: 'transactionId', object: 'transaction' },
        { in: 'query', field: 'accountId' },
      ],
      permission: 'account_read',
    },
    query: z.object({
      transactionId: z.optional(identifier),
      accountId: z.optional(identifier),
      ...page,
      status: z.optional(z.enum(['pending', 'settled'])),
      category: z.optional(z.enum(ledgerCategories)),
      /** The group of balance changes that a settled entry belongs to. */
      change: z.optional(z.enum(balanceChanges)),
      ...period,
      ...amountRange,
      sort: z.optional(z.enum(['createdAt', 'settledAt'])),
      sortBy: z.optional(z.enum(['createdAt', 'settledAt'])),
      sortOrder: z.optional(sortOrder),
    }),
    response: z.object({ data: z.array(ledgerEntry), ...totals }),
  },
  (response) => listOf(response.data, response),
);
