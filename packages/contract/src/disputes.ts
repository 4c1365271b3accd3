import * as z from 'zod/mini';
import { byAccountId, defineListEndpoint, listOf } from './endpoint.ts';
import { amountRange, period, sorting } from './filters.ts';
import { cents, identifier, instant, openEnum } from './primitives.ts';

const dispute = z.object({
  id: identifier,
  amount: cents,
  transactionId: identifier,
  createdAt: instant,
  status: openEnum('pending', 'under_review', 'won', 'lost'),
  reason: z.optional(z.string()),
  respondBy: z.optional(instant),
});

export type Dispute = z.infer<typeof dispute>;

export const listDisputes = defineListEndpoint(
  {
    name: 'listDisputes',
    method: 'GET',
    path: '/disputes',
    summary: "The account's disputes, newest first.",
    access: byAccountId('query'),
    query: z.object({
      accountId: identifier,
      offset: z._default(z.int().check(z.gte(0), z.lte(1_000_000_000)), 0),
      limit: z.optional(z.int().check(z.gte(1), z.lte(100))),
      status: z.optional(z.enum(['pending', 'under_review', 'won', 'lost'])),
      ...period,
      ...amountRange,
      ...sorting,
    }),
    response: z.array(dispute),
    totalCountHeader: true,
  },
  (response, headers) =>
    listOf(response, {
      totalCount: Number(headers.get('X-Total-Count') ?? response.length),
      totalCountCapped: headers.has('X-Total-Count-Capped'),
    }),
);
