import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { exportFilter } from '../exports/calls.ts';
import { totals } from '../filters.ts';
import type { ListName } from '../lists.ts';
import { cents, identifier } from '../primitives.ts';
import { netAmountCents } from '../settlements/calls.ts';

/** The lists whose rows have an amount. */
export const summedLists = [
  'payments',
  'payouts',
  'refunds',
  'settlements',
  'disputes',
  'pending-ledger',
  'settled-ledger',
] as const satisfies readonly ListName[];

export type SummedList = (typeof summedLists)[number];

/** The maximum number of rows that are counted and added up. */
export const mostSummedRows = 100_000;

const { type: _type, purpose: _purpose, settlementId: _settlementId, ...filter } = exportFilter.shape;

export const getListSum = defineEndpoint({
  name: 'getListSum',
  method: 'GET',
  path: '/accounts/list-sum',
  summary: 'Count and sum the rows of a list',
  access: byAccountId('query', 'account_read'),
  query: z.object({
    accountId: identifier,
    list: z.enum(summedLists),
    ...filter,
    // For settlements, the net amount.
    amountMin: z.optional(netAmountCents),
    amountMax: z.optional(netAmountCents),
  }),
  response: z.object({
    ...totals,
    /**
     * In cents; debits are negative. Excludes failed transactions and, among payouts, corrections. Absent
     * above 100,000 rows.
     */
    amount: z.optional(cents),
  }),
});

export type ListSum = z.infer<typeof getListSum.response>;
