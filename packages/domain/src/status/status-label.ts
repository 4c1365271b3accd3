import { capitalize } from '../text/capitalize.ts';

/**
 * The words of a status badge: the status with its first letter raised.
 *
 * @param status - as it stands on the wire; one that is not known is shown all the same
 * @remarks Source: specification section 4. `under_review`, the one status of two words, is written as two.
 * @example
 * statusLabel('succeeded'); // 'Succeeded'
 * statusLabel('under_review'); // 'Under review'
 */
export function statusLabel(status: string): string {
  return status === 'under_review' ? 'Under review' : capitalize(status);
}
