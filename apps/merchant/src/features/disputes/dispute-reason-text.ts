import type { Dispute } from '@tillbook/contract';
import { capitalize, formatCents } from '@tillbook/domain';

/**
 * Formats a reason for display.
 *
 * @example disputeReasonText('product_not_received') // 'Product not received'
 */
export const disputeReasonText = (reason: string | undefined): string | undefined =>
  reason && capitalize(reason.replaceAll('_', ' '));

/**
 * Describes a dispute by its amount and reason.
 *
 * @example disputeTitle({ amount: 7320, reason: 'fraudulent' }) // '$73.20 disputed as fraudulent'
 */
export const disputeTitle = ({ amount, reason }: Pick<Dispute, 'amount' | 'reason'>): string => {
  const text = disputeReasonText(reason);
  return `${formatCents(amount)} disputed${text === undefined ? '' : ` as ${text.toLowerCase()}`}`;
};
