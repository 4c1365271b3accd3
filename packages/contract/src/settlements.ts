import * as z from 'zod/mini';
import { byAccountId, byObject, defineEndpoint, defineListEndpoint } from './endpoint.ts';
import { cents, identifier, instant, openEnum, page } from './primitives.ts';

export const settlement = z.object({
  id: identifier,
  accountId: identifier,
  totalAmount: cents,
  totalFees: cents,
  netAmount: cents,
  status: openEnum('pending', 'completed'),
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

export const listSettlements = defineListEndpoint(
  {
    name: 'listSettlements',
    method: 'GET',
    path: '/settlements',
    summary: "The account's settlements, newest first.",
    access: byAccountId('query'),
    query: z.object({ accountId: identifier, ...page }),
    response: z.object({ settlements: z.array(settlement), totalCount: z.int() }),
  },
  (response) => ({ items: response.settlements, totalCount: response.totalCount }),
);

export const getSettlement = defineEndpoint({
  name: 'getSettlement',
  method: 'GET',
  path: '/settlements/{id}',
  summary: 'One settlement.',
  access: byObject('settlement', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: settlement,
});

export const listSettlementEntries = defineListEndpoint(
  {
    name: 'listSettlementEntries',
    method: 'GET',
    path: '/settlements/{id}/entries',
    summary: 'The entries a settlement settled.',
    access: byObject('settlement', 'path', 'id'),
    params: z.object({ id: identifier }),
    query: z.object({ ...page }),
    response: z.object({ entries: z.array(settlementEntry), totalCount: z.int() }),
  },
  (response) => ({ items: response.entries, totalCount: response.totalCount }),
);
