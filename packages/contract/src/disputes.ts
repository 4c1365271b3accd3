import * as z from 'zod/mini';
import { byAccountId, defineListEndpoint } from './endpoint.ts';
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
    }),
    response: z.array(dispute),
    totalCountHeader: true,
  },
  (response, totalCountHeader) => ({
    items: response,
    totalCount: Number(totalCountHeader ?? response.length),
  }),
);
