import type { DateTimeOptions } from './format-date-time.ts';

/**
 * Names a time zone. The name is the same in summer and winter.
 *
 * @param options - the time zone; defaults to the person's own
 * @returns `Eastern Time`, or `UTC`
 * @throws RangeError for a time zone that does not exist (a bug in the caller)
 * @remarks Source: Unicode CLDR, the generic long names of time zones, as provided by the engine.
 * @example
 * formatTimeZone({ timeZone: 'America/New_York' }); // 'Eastern Time'
 */
export function formatTimeZone({ timeZone }: DateTimeOptions = {}): string {
  const format = new Intl.DateTimeFormat('en-US', { timeZone, timeZoneName: 'longGeneric' });
  const zone = format.resolvedOptions().timeZone;
  // The generic name of UTC would be "GMT+00:00".
  if (zone === 'UTC') return zone;
  return format.formatToParts().find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
