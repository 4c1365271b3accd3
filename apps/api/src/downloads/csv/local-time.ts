export const isTimeZone = (timeZone: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en-US', { timeZone }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

const minuteMs = 60_000;

const twoDigits = (value: number): string => String(value).padStart(2, '0');

const offsetText = (minutes: number): string => {
  const size = Math.abs(minutes);
  return `${minutes < 0 ? '-' : '+'}${twoDigits(Math.floor(size / 60))}:${twoDigits(size % 60)}`;
};

const offsetMinutes = (instant: Date, written: string): number =>
  Math.round((Date.parse(`${written.replace(' ', 'T')}Z`) - instant.getTime()) / minuteMs);

export type LocalTime = {
  /** Wall-clock time: `2026-11-21 14:52:07`. Ambiguous in the repeated hour when clocks go back. */
  plain(instant: Date): string;
  /** Wall-clock time with the UTC offset: `2026-11-21 14:52:07-05:00`. */
  withOffset(instant: Date): string;
  /** ISO 8601: `2026-11-21T14:52:07-05:00`. */
  iso(instant: Date): string;
};

export const localTime = (timeZone: string): LocalTime => {
  // The Swedish locale formats dates as ISO 8601 does.
  const formatter = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    dateStyle: 'short',
    timeStyle: 'medium',
  });
  const plain = (instant: Date) => formatter.format(instant);
  const withOffset = (instant: Date) => {
    const written = plain(instant);
    return `${written}${offsetText(offsetMinutes(instant, written))}`;
  };
  return { plain, withOffset, iso: (instant) => withOffset(instant).replace(' ', 'T') };
};
