import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

const feePart = z.object({
  kind: openEnum('percentage', 'flat', 'minimum', 'maximum', 'interchange_percentage', 'interchange_flat'),
  /** Of a percentage. */
  basisPoints: z.optional(z.int()),
  /** How it comes about: "2.90% of $128.40". */
  description: z.string(),
  amount: cents,
});

const fee = z.object({
  /** Its ledger entry. */
  id: identifier,
  category: openEnum('card_percentage_fee', 'card_flat_fee', 'ach_fee', 'dispute_penalty_fee'),
  /** What the entry takes, in cents. */
  amount: cents,
  status: openEnum('pending', 'settled'),
  createdAt: instant,
  description: z.optional(z.string()),
  /** What it is made of, which adds up to its amount; empty where that is not known. */
  parts: z.array(feePart),
  settlementId: z.optional(identifier),
  disputeId: z.optional(identifier),
});

const transactionFees = z.object({
  /** What percentages are of. */
  ofAmount: cents,
  /** In the order they were posted. */
  fees: z.array(fee),
  total: cents,
});

export type TransactionFees = z.infer<typeof transactionFees>;

export const getTransactionFees = defineEndpoint({
  name: 'getTransactionFees',
  method: 'GET',
  path: '/transactions/{id}/fees',
  summary: 'What a transaction cost, fee by fee, and what each is made of.',
  access: byObject('transaction', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: transactionFees,
});
