import * as z from 'zod/mini';
import { byObject, defineEndpoint } from '../endpoint.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/**
 * The person who acted: a user of the account, or a member of the platform's staff, who is identified only by
 * ID.
 */
export const actor = {
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
  ...actor,
  /** The signed sum of the entries for `posted` and `settled`; for other events, their unsigned amount. */
  amount: z.optional(cents),
  /** The related transaction: a refund, a reversal, a chargeback. */
  transactionId: z.optional(identifier),
  disputeId: z.optional(identifier),
  settlementId: z.optional(identifier),
  recipientEmail: z.optional(z.string()),
  /** The reason for a decline, a refund or a failure, as text. */
  message: z.optional(z.string()),
  /** The reason for a failure, as a code. */
  code: z.optional(z.string()),
});

export type TransactionEvent = z.infer<typeof transactionEvent>;

export const getTransactionTimeline = defineEndpoint({
  name: 'getTransactionTimeline',
  method: 'GET',
  path: '/transactions/{id}/timeline',
  summary: 'List the events of a transaction',
  access: byObject('transaction', 'path', 'id', 'account_read'),
  params: z.object({ id: identifier }),
  response: z.object({ events: z.array(transactionEvent) }),
});
