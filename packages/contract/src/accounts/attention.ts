import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant } from '../primitives.ts';

const attentionItem = z.discriminatedUnion('kind', [
  /** A dispute that can still be answered. */
  z.object({
    kind: z.literal('dispute'),
    disputeId: identifier,
    amount: cents,
    reasonLabel: z.string(),
    respondBy: instant,
  }),
  /** A payout of the last 30 days that the bank did not take. */
  z.object({
    kind: z.literal('failed_payout'),
    transactionId: identifier,
    amount: cents,
    failureMessage: z.optional(z.string()),
    failedAt: instant,
  }),
  /** A terminal whose last payment failed because it was not reached. */
  z.object({
    kind: z.literal('device'),
    serialNumber: z.string(),
    name: z.optional(z.string()),
    transactionId: identifier,
    failureMessage: z.string(),
    failedAt: instant,
  }),
  /** What the business profile lacks, by its field. */
  z.object({ kind: z.literal('profile'), missing: z.array(z.string()) }),
]);

export type AttentionItem = z.infer<typeof attentionItem>;

export const getAccountAttention = defineEndpoint({
  name: 'getAccountAttention',
  method: 'GET',
  path: '/accounts/attention',
  summary: 'What of an account waits for somebody to do something.',
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  response: z.object({ items: z.array(attentionItem) }),
});
