import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant } from '../primitives.ts';

const attentionItem = z.discriminatedUnion('kind', [
  /** A dispute that is open for a response. */
  z.object({
    kind: z.literal('dispute'),
    disputeId: identifier,
    amount: cents,
    reasonLabel: z.string(),
    respondBy: instant,
  }),
  /** A payout of the last 30 days that the bank refused. */
  z.object({
    kind: z.literal('failed_payout'),
    transactionId: identifier,
    amount: cents,
    failureMessage: z.optional(z.string()),
    failedAt: instant,
  }),
  /** A terminal whose last payment failed because it could not be reached. */
  z.object({
    kind: z.literal('device'),
    serialNumber: z.string(),
    name: z.optional(z.string()),
    transactionId: identifier,
    failureMessage: z.string(),
    failedAt: instant,
  }),
  /** The fields missing from the business profile, and `representative` if no representative was saved. */
  z.object({ kind: z.literal('profile'), missing: z.array(z.string()) }),
]);

export type AttentionItem = z.infer<typeof attentionItem>;

export const getAccountAttention = defineEndpoint({
  name: 'getAccountAttention',
  method: 'GET',
  path: '/accounts/attention',
  summary: 'List items that need attention in an account',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: z.object({ items: z.array(attentionItem) }),
});
