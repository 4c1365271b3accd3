import type { Tone } from '../badge/badge.tsx';

/** Below the first number of days a deadline needs attention, below the second it is urgent. */
const cautionDays = 7;
const criticalDays = 3;

/** How urgent a number of days left is. */
export function timeLeftTone(days: number): Extract<Tone, 'info' | 'caution' | 'critical'> {
  if (days < criticalDays) return 'critical';
  return days < cautionDays ? 'caution' : 'info';
}

/**
 * How many whole days are left, in words.
 *
 * @example
 * timeLeftText(5) // '5 days left'
 */
export function timeLeftText(days: number): string {
  if (days < 0) return 'Overdue';
  if (days === 0) return 'Due today';
  return days === 1 ? '1 day left' : `${String(days)} days left`;
}
