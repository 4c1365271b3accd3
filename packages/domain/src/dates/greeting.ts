export type Greeting = 'Good morning' | 'Good afternoon' | 'Good evening';

/**
 * Returns the greeting for an hour of the person's day.
 *
 * @param hour - 0 to 23, in the person's own time zone
 * @returns morning before 12, afternoon before 18, otherwise evening
 * @remarks Source: specification section 2, "Overview".
 * @example
 * greetingForHour(12); // 'Good afternoon'
 */
export function greetingForHour(hour: number): Greeting {
  if (hour < 12) return 'Good morning';
  if (hour < 18) return 'Good afternoon';
  return 'Good evening';
}
