import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addMonths, bankingMonth, bankingMonthOf, formatMonth } from './banking-months.ts';

const instant = fc.date({ min: new Date('2000-02-01'), max: new Date('2099-12-31'), noInvalidDate: true });

describe('bankingMonthOf', () => {
  it.each([
    ['2026-12-01T04:59:59.999Z', '2026-11'],
    ['2026-12-01T05:00:00.000Z', '2026-12'],
    ['2026-07-01T03:59:59.999Z', '2026-06'],
    ['2026-07-01T04:00:00.000Z', '2026-07'],
    ['2026-11-01T05:30:00.000Z', '2026-11'],
    ['2027-01-01T04:59:59.999Z', '2026-12'],
  ])('assigns %s to the banking month %s', (text, month) => {
    expect(bankingMonthOf(new Date(text))).toBe(month);
  });

  it('throws for an invalid date instead of returning a banking month', () => {
    expect(() => bankingMonthOf(new Date(Number.NaN))).toThrow(RangeError);
  });
});

describe('bankingMonth', () => {
  it('returns midnight to midnight in New York, also when daylight saving time ends', () => {
    expect(bankingMonth('2026-11')).toEqual({
      from: new Date('2026-11-01T04:00:00Z'),
      until: new Date('2026-12-01T05:00:00Z'),
    });
  });

  it.each(['', '2026', '2026-00', '2026-13', '2026-1', '1999-12', '3000-01', '2026-11-01', ' 2026-11', 'x'])(
    'returns no banking month for %j',
    (text) => {
      expect(bankingMonth(text)).toBeUndefined();
    },
  );

  it('includes the instants of a banking month, and ends when the next month begins', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        const month = bankingMonthOf(moment);
        const ends = bankingMonth(month);
        expect(ends && moment >= ends.from && moment < ends.until).toBe(true);
        expect(ends?.until).toEqual(bankingMonth(addMonths(month, 1))?.from);
      }),
    );
  });
});

describe('addMonths', () => {
  it('adds months across the ends of years in both directions', () => {
    fc.assert(
      fc.property(instant, fc.integer({ min: -24, max: 600 }), (moment, months) => {
        const month = bankingMonthOf(moment);
        expect(addMonths(addMonths(month, months), -months)).toBe(month);
      }),
    );
    expect(addMonths('2026-12', 1)).toBe('2027-01');
  });
});

describe('formatMonth', () => {
  it('formats a month in words, and returns an invalid month unchanged', () => {
    expect([formatMonth('2026-02'), formatMonth('2026-13')]).toEqual(['February 2026', '2026-13']);
  });
});
