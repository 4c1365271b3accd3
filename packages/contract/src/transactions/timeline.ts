import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** Whose deed something is: somebody of the account, or of the platform, who is named by an id alone. */
export const doer = {
  by: z.optional(openEnum('account', 'platform')),
  userId: z.optional(identifier),
  email: z.optional(z.string()),
};

const transactionEvent = z.object({
  kind: openEnum(
    'created',
    'approved',
    'declined',
    'completed',
    'failed',
    'posted',
    'settled',
    'refund_requested',
    'refund_succeeded',
    'refund_failed',
    'returned',
    'reversed',
    'charged_back',
    'dispute_opened',
    'dispute_increased',
    'dispute_submitted',
    'dispute_accepted',
    'dispute_expired',
    'dispute_won',
    'dispute_lost',
    'receipt_requested',
    'receipt_sent',
    'receipt_refused',
  ),
  at: instant,
  ...doer,
  /** Signed where it is what entries come to, else the amount of what happened. */
  amount: z.optional(cents),
  /** The other transaction that it is about: a refund, a reversal, a chargeback. */
  transactionId: z.optional(identifier),
  disputeId: z.optional(identifier),
  settlementId: z.optional(identifier),
  recipientEmail: z.optional(z.string()),
  /** Why, for a person: a decline's reason, a refund's, or why it failed. */
  message: z.optional(z.string()),
  /** The same as a code, of what failed. */
  code: z.optional(z.string()),
});

export type TransactionEvent = z.infer<typeof transactionEvent>;

export const getTransactionTimeline = defineEndpoint({
  name: 'getTransactionTimeline',
  method: 'GET',
  path: '/transactions/{id}/timeline',
  summary: 'What has happened to a transaction, when, and by whom.',
  access: byObject('transaction', 'path', 'id'),
  params: z.object({ id: identifier }),
  response: z.object({ events: z.array(transactionEvent) }),
});
