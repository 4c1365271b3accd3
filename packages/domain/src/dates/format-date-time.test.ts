import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDate, formatDateTime, formatMonthDay, formatWeekdayDate } from './format-date-time.ts';

const newYork = { timeZone: 'America/New_York' };
const utc = { timeZone: 'UTC' };
const instant = fc.date({ min: new Date('1970-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });

describe('formatDateTime', () => {
  it.each([
    ['2026-11-21T19:52:00Z', 'Nov 21, 2026 2:52 PM'],
    ['2026-11-21T14:00:00.000Z', 'Nov 21, 2026 9:00 AM'],
    ['2026-01-05T05:00:00Z', 'Jan 5, 2026 12:00 AM'],
    ['2026-01-05T17:07:59Z', 'Jan 5, 2026 12:07 PM'],
    ['2026-09-01T03:59:59Z', 'Aug 31, 2026 11:59 PM'],
    ['2026-09-01T04:00:00Z', 'Sep 1, 2026 12:00 AM'],
    ['2026-03-08T06:59:59Z', 'Mar 8, 2026 1:59 AM'],
    ['2026-03-08T07:00:00Z', 'Mar 8, 2026 3:00 AM'],
    ['2024-03-01T04:30:00Z', 'Feb 29, 2024 11:30 PM'],
  ])('formats %s in New York as %s', { meta: { shows: ['spec:9.4'] } }, (text, written) => {
    expect(formatDateTime(text, newYork)).toBe(written);
  });

  it('formats milliseconds and a Date as well', () => {
    const date = new Date('2026-11-21T19:52:00Z');
    expect(formatDateTime(date, newYork)).toBe('Nov 21, 2026 2:52 PM');
    expect(formatDateTime(date.getTime(), newYork)).toBe('Nov 21, 2026 2:52 PM');
    expect(formatDateTime(0, utc)).toBe('Jan 1, 1970 12:00 AM');
  });

  it("uses the person's own time zone by default", () => {
    const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
    expect(formatDateTime('2026-11-21T19:52:00Z')).toBe(formatDateTime('2026-11-21T19:52:00Z', { timeZone }));
  });

  it.each([undefined, null, '', 'soon', Number.NaN, new Date(Number.NaN)])(
    'formats the missing time %s as a dash',
    (value) => {
      expect(formatDateTime(value, utc)).toBe('--');
    },
  );

  it('rejects a time zone that does not exist', () => {
    expect(() => formatDateTime(0, { timeZone: 'America/Nowhere' })).toThrow(RangeError);
  });

  it('follows the date and time pattern, in ASCII, in every time zone', () => {
    const timeZone = fc.constantFrom(
      'UTC',
      'America/New_York',
      'Asia/Kathmandu',
      'Pacific/Apia',
      'America/St_Johns',
    );
    fc.assert(
      fc.property(instant, timeZone, (date, zone) => {
        expect(formatDateTime(date, { timeZone: zone })).toMatch(
          /^[A-Z][a-z]{2} [1-9][0-9]?, [0-9]{4} (?:[1-9]|1[0-2]):[0-5][0-9] [AP]M$/,
        );
      }),
    );
  });

  it('formats a time as text that parses back to the same minute', () => {
    fc.assert(
      fc.property(instant, (date) => {
        const minuteMs = 60_000;
        const readMs = Date.parse(`${formatDateTime(date, utc)} UTC`);
        expect(readMs).toBe(Math.floor(date.getTime() / minuteMs) * minuteMs);
      }),
    );
  });
});

describe('formatDate, formatMonthDay and formatWeekdayDate', () => {
  const text = '2026-11-22T02:00:00Z';

  it('returns the day in the given time zone', () => {
    expect(formatDate(text, newYork)).toBe('Nov 21, 2026');
    expect(formatMonthDay(text, newYork)).toBe('Nov 21');
    expect(formatWeekdayDate(text, newYork)).toBe('Saturday, Nov 21, 2026');
    expect(formatWeekdayDate(text, utc)).toBe('Sunday, Nov 22, 2026');
  });

  it('formats a calendar day in UTC as the same day', () => {
    expect(formatDate('2026-11-21', utc)).toBe('Nov 21, 2026');
  });

  it('returns a dash for a missing date', () => {
    expect(formatDate(undefined)).toBe('--');
    expect(formatMonthDay(null)).toBe('--');
    expect(formatWeekdayDate('soon')).toBe('--');
  });
});
