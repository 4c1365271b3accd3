import * as z from 'zod/mini';
import { defineListEndpoint, listOf } from './endpoint.ts';
import { amountRange, period, sortOrder, totals } from './filters.ts';
import { ledgerCategories } from './lists.ts';
import { cents, identifier, instant, openEnum, page } from './primitives.ts';

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
});

export type LedgerEntry = z.infer<typeof ledgerEntry>;

export const listLedgerEntries = defineListEndpoint(
  {
    name: 'listLedgerEntries',
    method: 'GET',
    path: '/accounts/ledger',
    summary: 'The ledger entries of one transaction, or of an account by status.',
    access: {
      kind: 'account',
      sources: [
        { in: 'query', field: 'transactionId', object: 'transaction' },
        { in: 'query', field: 'accountId' },
      ],
    },
    query: z.object({
      transactionId: z.optional(identifier),
      accountId: z.optional(identifier),
      ...page,
      status: z.optional(z.enum(['pending', 'settled'])),
      category: z.optional(z.enum(ledgerCategories)),
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
