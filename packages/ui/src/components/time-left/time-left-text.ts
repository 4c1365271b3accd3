import type { Tone } from '../badge/badge.tsx';

/** The days left below which a deadline needs attention. */
const cautionDays = 7;
const criticalDays = 3;

/** Returns the urgency of a number of days left. */
export function timeLeftTone(days: number): Extract<Tone, 'info' | 'caution' | 'critical'> {
  if (days < criticalDays) return 'critical';
  return days < cautionDays ? 'caution' : 'info';
}

/**
 * Formats the number of whole days left.
 *
 * @example timeLeftText(5) // '5 days left'
 */
export function timeLeftText(days: number): string {
  if (days < 0) return 'Overdue';
  if (days === 0) return 'Due today';
  return days === 1 ? '1 day left' : `${String(days)} days left`;
}
