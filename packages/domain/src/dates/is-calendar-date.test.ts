import { expect, it } from 'vitest';
import { isCalendarDate } from './is-calendar-date.ts';

it.each(['2026-11-23', '2028-02-29', '1969-12-31', '0001-01-01'])('accepts the calendar date %s', (text) => {
  expect(isCalendarDate(text)).toBe(true);
});

it.each([
  '',
  '2026-02-29',
  '2026-04-31',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-1-1',
  '26-11-23',
  '2026-11-23T00:00:00Z',
  ' 2026-11-23',
  '12026-11-23',
])('rejects the calendar date "%s"', (text) => {
  expect(isCalendarDate(text)).toBe(false);
});
