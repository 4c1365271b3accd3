import * as z from 'zod/mini';
import { defineListEndpoint, listOf } from '../endpoint.ts';
import { amountRange, period, sortOrder, totals } from '../filters.ts';
import { balanceChanges, ledgerCategories } from '../lists.ts';
import { cents, identifier, instant, openEnum, page } from '../primitives.ts';
import { movementKind } from '../reconciliations/calls.ts';

export const ledgerEntry = z.object({
  id: identifier,
  transactionId: z.optional(identifier),
  /** Never negative: the sign is that of `type`. */
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
  // The following fields are returned only by `GET /accounts/ledger`.
  /** What the entry is to the balance. */
  kind: z.optional(movementKind),
  /** What was written to the transaction that it belongs to. */
  transactionDescription: z.optional(z.string()),
  /** Of the card or the bank account of that transaction. */
  lastFour: z.optional(z.string()),
  /** What kind of bank account it went to or came from. */
  bankAccountType: z.optional(z.string()),
  /** What was written to the transaction that it gives back: to the payment, of a refund. */
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
      /** What the entry was for the available balance; of settled entries. */
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
