import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  dayFromText,
  isInRange,
  longDate,
  monthTitle,
  nearestInRange,
  today,
  weeksOfMonth,
} from './calendar-days.ts';

describe('dayFromText', () => {
  it.each([
    ['2026-11-21', '2026-11-21'],
    [' 2026-11-21 ', '2026-11-21'],
    ['2024-02-29', '2024-02-29'],
    ['0001-01-01', '0001-01-01'],
  ])('parses the text %j as a day', (text, day) => {
    expect(dayFromText(text)).toBe(day);
  });

  it.each([
    '',
    '2026-02-29',
    '2026-02-30',
    '2026-13-01',
    '2026-00-10',
    '2026-1-5',
    '26-11-21',
    '11/21/2026',
    '2026-11-21x',
  ])('rejects the text %j as a day', (text) => {
    expect(dayFromText(text)).toBeUndefined();
  });
});

it('adds days across the ends of months and years, leap days, and clock changes', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(addDays('2026-03-07', 7)).toBe('2026-03-14');
});

it('adds months to a day, clamped to the last day of a shorter month', () => {
  expect(addMonths('2026-01-31', 1)).toBe('2026-02-28');
  expect(addMonths('2026-03-31', -1)).toBe('2026-02-28');
  expect(addMonths('2024-02-29', 12)).toBe('2025-02-28');
  expect(addMonths('2026-12-15', 1)).toBe('2027-01-15');
});

it('lays a month out in whole weeks starting on Sunday', () => {
  const november = weeksOfMonth('2026-11-21');
  expect(november).toHaveLength(5);
  expect(november[0]?.[0]).toBe('2026-11-01');
  expect(november.at(-1)?.at(-1)).toBe('2026-12-05');
  expect(weeksOfMonth('2026-02-10')).toHaveLength(4);
  expect(weeksOfMonth('2026-08-10')).toHaveLength(6);
  expect(weeksOfMonth('2026-08-10')[0]?.[0]).toBe('2026-07-26');
});

it('includes both ends of a day range', () => {
  const range = { min: '2026-11-01', max: '2026-11-30' };
  expect(
    ['2026-10-31', '2026-11-01', '2026-11-30', '2026-12-01'].map((day) => isInRange(day, range)),
  ).toEqual([false, true, true, false]);
  expect(nearestInRange('2026-12-24', range)).toBe('2026-11-30');
  expect(nearestInRange('2026-01-01', range)).toBe('2026-11-01');
  expect(isInRange('1900-01-01', {})).toBe(true);
});

it('returns today in the local time zone', () => {
  expect(today(new Date(2026, 10, 21, 23, 59))).toBe('2026-11-21');
  expect(today(new Date(2026, 10, 21, 0, 0))).toBe('2026-11-21');
});

it('names days and months in words', () => {
  expect(longDate('2026-11-21')).toBe('Saturday, November 21, 2026');
  expect(monthTitle('2026-11-21')).toBe('November 2026');
});
