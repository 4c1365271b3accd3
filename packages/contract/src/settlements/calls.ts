import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint, listOf } from '../endpoint.ts';
import { period, sorting, totals } from '../filters.ts';
import { lists } from '../lists.ts';
import { cents, identifier, instant, openEnum, page } from '../primitives.ts';

export const settlement = z.object({
  id: identifier,
  accountId: identifier,
  totalAmount: cents,
  totalFees: cents,
  netAmount: cents,
  status: openEnum(...lists.settlements.statuses),
  createdAt: instant,
  updatedAt: instant,
});

export type Settlement = z.infer<typeof settlement>;

const settlementEntry = z.object({
  id: identifier,
  linkedId: z.optional(identifier),
  linkedType: z.optional(openEnum('transaction')),
  /** Signed: a debit is negative. */
  amount: cents,
  category: z.string(),
});

export type SettlementEntry = z.infer<typeof settlementEntry>;

/** The sum of many payments or refunds, so it can be large or negative. */
export const netAmountCents = z
  .int('The amount must be a whole number of cents.')
  .check(
    z.gte(-99_999_999_999, 'The amount must be at least -$999,999,999.99.'),
    z.lte(99_999_999_999, 'The amount can be at most $999,999,999.99.'),
  );

export const listSettlements = defineListEndpoint(
  {
    name: 'listSettlements',
    method: 'GET',
    path: '/settlements',
    summary: 'List settlements',
    access: byAccountId('query', 'account_read'),
    query: z.object({
      accountId: identifier,
      ...page,
      status: z.optional(z.enum(lists.settlements.statuses)),
      ...period,
      amountMin: z.optional(netAmountCents),
      amountMax: z.optional(netAmountCents),
      ...sorting,
    }),
    response: z.object({ settlements: z.array(settlement), ...totals }),
  },
  (response) => listOf(response.settlements, response),
);

export const getSettlement = defineEndpoint({
  name: 'getSettlement',
  method: 'GET',
  path: '/settlements/{id}',
  summary: 'Get a settlement',
  access: byObject('settlement', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: settlement,
});

export const listSettlementEntries = defineListEndpoint(
  {
    name: 'listSettlementEntries',
    method: 'GET',
    path: '/settlements/{id}/entries',
    summary: 'List the entries in a settlement',
    access: byObject('settlement', 'path', 'id', 'account_read'),
    params: z.object({ id: identifier }),
    query: z.object({ ...page }),
    response: z.object({ entries: z.array(settlementEntry), totalCount: z.int() }),
  },
  (response) => ({ items: response.entries, totalCount: response.totalCount }),
);
