import { capitalize } from '../text/capitalize.ts';

/**
 * Returns the label of a status badge: the status with its first letter capitalized.
 *
 * @param status - as sent by the API; an unknown status is capitalized too
 * @remarks Source: specification section 4. `under_review` is the only status of two words; it is written with a space.
 * @example
 * statusLabel('succeeded'); // 'Succeeded'
 * statusLabel('under_review'); // 'Under review'
 */
export function statusLabel(status: string): string {
  return status === 'under_review' ? 'Under review' : capitalize(status);
}
