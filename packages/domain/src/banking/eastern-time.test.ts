import { expect, test } from 'vitest';
import { easternInstant, startOfBankingDate, startOfBankingMonth } from './eastern-time.ts';

test.each([
  ['2026-11-25T14:00:00Z', '2026-11-25T05:00:00.000Z', 'in winter'],
  ['2026-07-01T03:59:59Z', '2026-06-30T04:00:00.000Z', 'in summer, a second before midnight'],
  ['2026-11-02T04:59:59Z', '2026-11-01T04:00:00.000Z', 'at the end of a day of 25 hours'],
  ['2026-03-09T03:59:59Z', '2026-03-08T05:00:00.000Z', 'at the end of a day of 23 hours'],
  ['2026-11-02T05:00:00Z', '2026-11-02T05:00:00.000Z', 'at midnight itself'],
])('starts the New York day of %s at %s: %s', (instant, start) => {
  expect(startOfBankingDate(new Date(instant)).toISOString()).toBe(start);
});

test('begins a month at its first midnight in New York', () => {
  expect(startOfBankingMonth(new Date('2026-12-01T04:59:59Z')).toISOString()).toBe(
    '2026-11-01T04:00:00.000Z',
  );
});

test.each([
  ['2026-11-25', '09:00', '2026-11-25T14:00:00.000Z'],
  ['2026-07-04', '23:59', '2026-07-05T03:59:00.000Z'],
  ['2026-03-08', '01:59', '2026-03-08T06:59:00.000Z'],
  ['2026-03-08', '03:00', '2026-03-08T07:00:00.000Z'],
  ['2026-11-01', '00:30', '2026-11-01T04:30:00.000Z'],
  ['2026-11-01', '12:00', '2026-11-01T17:00:00.000Z'],
])('converts %s at %s in New York to %s', (day, time, instant) => {
  expect(easternInstant(day, time)?.toISOString()).toBe(instant);
});

test.each([
  ['2026-11-31', '09:00'],
  ['2026-11-2', '09:00'],
  ['2026-11-25', ''],
  ['2026-11-25', '24:00'],
])('returns undefined for the day %s at the time "%s"', (day, time) => {
  expect(easternInstant(day, time)).toBeUndefined();
});
