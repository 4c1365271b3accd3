import * as z from 'zod/mini';
import { channels, methods, transactionStatuses } from '../lists.ts';
import { cents, identifier, instant, openEnum } from '../primitives.ts';

/** A movement between a merchant and a customer or a bank. `amount` is in cents and never negative. */
export const transaction = z.object({
  id: identifier,
  accountId: identifier,
  amount: cents,
  currency: z.string(),
  status: openEnum(...transactionStatuses),
  type: openEnum('pull', 'push'),
  subtype: z.optional(openEnum('refund', 'adjustment', 'chargeback', 'reversal')),
  method: z.optional(openEnum(...methods)),
  channel: z.optional(openEnum(...channels)),
  createdAt: instant,
  description: z.optional(z.string()),
  parentTransactionId: z.optional(identifier),
  paymentInstrumentId: z.optional(identifier),
  serialNumber: z.optional(z.string()),
  referenceId: z.optional(z.string()),
  tags: z.optional(z.record(z.string(), z.string())),
  /** The reason for a failure, as text. */
  failureMessage: z.optional(z.string()),
  /** The reason for a failure as a code, such as `card_declined`. */
  failureCode: z.optional(
    openEnum('card_declined', 'insufficient_funds', 'bank_refused', 'refund_refused', 'terminal_offline'),
  ),
  /**
   * The amount of a payment that can be refunded now, in cents: 0 while it is disputed. Only `GET
   * /transactions/{id}` returns it.
   */
  refundableAmount: z.optional(cents),
  // Only `GET /transactions`, `GET /transactions/{id}` and `GET /search` return the following fields.
  /** The last digits of the card or bank account. */
  lastFour: z.optional(z.string()),
  cardBrand: z.optional(z.string()),
  /** Such as `business_checking`. */
  bankAccountType: z.optional(z.string()),
  /** The holder of the card or bank account. */
  ownerName: z.optional(z.string()),
  /** The merchant's own name for the card or bank account. */
  instrumentDescription: z.optional(z.string()),
  /** The part of a payment that was or is being refunded; failed refunds do not count. */
  refundedAmount: z.optional(cents),
  /** The status of the newest dispute about a payment. */
  disputeStatus: z.optional(openEnum('pending', 'under_review', 'won', 'lost')),
  /**
   * The effect of a payout, adjustment, chargeback or reversal on the balance: negative if it lowers the
   * balance.
   */
  balanceEffect: z.optional(cents),
});

export type Transaction = z.infer<typeof transaction>;
