import { capitalize } from '@tillbook/domain';

/**
 * A reason in words.
 *
 * @example disputeReasonText('product_not_received') // 'Product not received'
 */
export const disputeReasonText = (reason: string | undefined): string | undefined =>
  reason && capitalize(reason.replaceAll('_', ' '));
