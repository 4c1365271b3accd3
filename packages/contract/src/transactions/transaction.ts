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
  /** Why a `failed` transaction failed, for a person. */
  failureMessage: z.optional(z.string()),
  /** The same as a code, such as `card_declined`. */
  failureCode: z.optional(
    openEnum('card_declined', 'insufficient_funds', 'bank_refused', 'refund_refused', 'terminal_offline'),
  ),
  /**
   * The refundable amount of a payment now, in cents: 0 while a dispute about it is open. Only `GET /transactions/{id}`
   * returns it, and only for payments.
   */
  refundableAmount: z.optional(cents),
  // The following fields are returned only by `GET /transactions`, `GET /transactions/{id}` and `GET /search`.
  /** Of the card or bank account. */
  lastFour: z.optional(z.string()),
  cardBrand: z.optional(z.string()),
  /** Such as `business_checking`. */
  bankAccountType: z.optional(z.string()),
  /** Whose card or bank account it is. */
  ownerName: z.optional(z.string()),
  /** What the account calls the card or the bank account, such as a payout's destination. */
  instrumentDescription: z.optional(z.string()),
  /** What of a payment has been refunded or is about to be; refunds that failed do not count. */
  refundedAmount: z.optional(cents),
  /** Of the newest dispute about a payment. */
  disputeStatus: z.optional(openEnum('pending', 'under_review', 'won', 'lost')),
  /** What a payout, an adjustment, a chargeback or a reversal did to the balance: what lowers it is negative. */
  balanceEffect: z.optional(cents),
});

export type Transaction = z.infer<typeof transaction>;
