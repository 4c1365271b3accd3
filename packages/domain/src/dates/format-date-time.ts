export interface DateTimeOptions {
  /** An IANA time zone such as `America/New_York`; defaults to the person's own. */
  readonly timeZone?: string;
}

/** An instant: ISO 8601 text as sent by the API, milliseconds since 1970, or a `Date`. */
export type Instant = string | number | Date;

type DateParts = Readonly<
  Record<'weekday' | 'month' | 'day' | 'year' | 'hour' | 'minute' | 'dayPeriod', string>
>;

const withoutInstant = '--';

// Creating a formatter is much slower than using it, and a table has hundreds of dates.
const formatters = new Map<string | undefined, Intl.DateTimeFormat>();

/**
 * Writes an instant as `MMM d, yyyy h:mm a` in American English: no comma after the year, a plain space before AM or PM.
 *
 * @param instant - the moment; may be missing or unreadable
 * @param options - the time zone; defaults to the person's own
 * @returns `Nov 21, 2026 2:52 PM`, or `--` if it is not an instant
 * @throws RangeError for a time zone that does not exist (a bug in the caller)
 * @remarks Source: specification section 9, "Date display".
 * @example
 * formatDateTime('2026-11-21T19:52:00Z', { timeZone: 'America/New_York' }); // 'Nov 21, 2026 2:52 PM'
 */
export function formatDateTime(instant: Instant | null | undefined, options: DateTimeOptions = {}): string {
  return write(
    instant,
    options,
    (parts) => `${writeDate(parts)} ${parts.hour}:${parts.minute} ${parts.dayPeriod}`,
  );
}

/**
 * Writes the day of an instant as `MMM d, yyyy`.
 *
 * @param instant - the moment; a calendar day such as `2026-11-21` is midnight UTC, so pass `timeZone: 'UTC'`
 * with it
 * @param options - the time zone; defaults to the person's own
 * @returns `Nov 21, 2026`, or `--` if it is not an instant
 * @throws RangeError for a time zone that does not exist (a bug in the caller)
 * @example
 * formatDate('2026-11-21', { timeZone: 'UTC' }); // 'Nov 21, 2026'
 */
export function formatDate(instant: Instant | null | undefined, options: DateTimeOptions = {}): string {
  return write(instant, options, writeDate);
}

/**
 * Writes the day of an instant without its year, as on the axis of a chart.
 *
 * @param instant - the moment; may be missing or unreadable
 * @param options - the time zone; defaults to the person's own
 * @returns `Nov 21`, or `--` if it is not an instant
 * @throws RangeError for a time zone that does not exist (a bug in the caller)
 * @example
 * formatMonthDay('2026-11-21T19:52:00Z', { timeZone: 'UTC' }); // 'Nov 21'
 */
export function formatMonthDay(instant: Instant | null | undefined, options: DateTimeOptions = {}): string {
  return write(instant, options, ({ month, day }) => `${month} ${day}`);
}

/**
 * Writes the day of an instant with its weekday, as under a greeting.
 *
 * @param instant - the moment; may be missing or unreadable
 * @param options - the time zone; defaults to the person's own
 * @returns `Saturday, Nov 21, 2026`, or `--` if it is not an instant
 * @throws RangeError for a time zone that does not exist (a bug in the caller)
 * @example
 * formatWeekdayDate('2026-11-21T19:52:00Z', { timeZone: 'UTC' }); // 'Saturday, Nov 21, 2026'
 */
export function formatWeekdayDate(
  instant: Instant | null | undefined,
  options: DateTimeOptions = {},
): string {
  return write(instant, options, (parts) => `${parts.weekday}, ${writeDate(parts)}`);
}

function write(
  instant: Instant | null | undefined,
  { timeZone }: DateTimeOptions,
  pattern: (parts: DateParts) => string,
): string {
  if (instant === null || instant === undefined) return withoutInstant;
  const date = new Date(instant);
  return Number.isNaN(date.getTime()) ? withoutInstant : pattern(dateParts(date, timeZone));
}

function writeDate({ month, day, year }: DateParts): string {
  return `${month} ${day}, ${year}`;
}

// A formatter's full text depends on the engine (", " or " at ", a narrow space before PM); its parts do not.
function dateParts(date: Date, timeZone: string | undefined): DateParts {
  const parts = { weekday: '', month: '', day: '', year: '', hour: '', minute: '', dayPeriod: '' };
  for (const { type, value } of formatterFor(timeZone).formatToParts(date)) {
    if (isNamed(type, parts)) parts[type] = value;
  }
  return parts;
}

function isNamed<Name extends string>(type: string, parts: Record<Name, string>): type is Name {
  return Object.hasOwn(parts, type);
}

function formatterFor(timeZone: string | undefined): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known !== undefined) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone,
    weekday: 'long',
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hourCycle: 'h12',
  });
  formatters.set(timeZone, formatter);
  return formatter;
}
