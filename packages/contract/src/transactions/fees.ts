import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

const feePart = z.object({
  kind: openEnum('percentage', 'flat', 'minimum', 'maximum', 'interchange_percentage', 'interchange_flat'),
  /** Only for a percentage. */
  basisPoints: z.optional(z.int()),
  /** The calculation: "2.90% of $128.40". */
  description: z.string(),
  amount: cents,
});

const fee = z.object({
  id: identifier,
  category: openEnum('card_percentage_fee', 'card_flat_fee', 'ach_fee', 'dispute_penalty_fee'),
  amount: cents,
  status: openEnum('pending', 'settled'),
  createdAt: instant,
  description: z.optional(z.string()),
  /** The parts of the amount; empty if they are not known. */
  parts: z.array(feePart),
  settlementId: z.optional(identifier),
  disputeId: z.optional(identifier),
});

const transactionFees = z.object({
  /** The amount that percentages apply to. */
  ofAmount: cents,
  /** In the order of posting. */
  fees: z.array(fee),
  total: cents,
});

export type TransactionFees = z.infer<typeof transactionFees>;

export const getTransactionFees = defineEndpoint({
  name: 'getTransactionFees',
  method: 'GET',
  path: '/transactions/{id}/fees',
  summary: 'List a transaction’s fees',
  access: byObject('transaction', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: transactionFees,
});
