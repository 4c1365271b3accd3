import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addBankingDays, bankingDateOf, endOfBankingDate, isBankingDay } from './banking-days.ts';
import { federalReserveHolidays } from './federal-reserve-holidays.ts';

const datesOf = (year: number) => federalReserveHolidays(year).map(({ date }) => date);
const instant = fc.date({ min: new Date('2022-01-01'), max: new Date('2099-12-31'), noInvalidDate: true });
const days = fc.integer({ min: 1, max: 30 });

/** Computes New York's wall clock by another method than the code under test. */
function inNewYork(date: Date): string {
  return date.toLocaleString('sv-SE', { timeZone: 'America/New_York' });
}

describe('federalReserveHolidays', () => {
  it('omits Independence Day in 2026, which is a Saturday', () => {
    expect(datesOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('moves Independence Day of 2027 from Sunday to Monday and omits two holidays on Saturdays', () => {
    expect(datesOf(2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
    ]);
  });

  it('returns at most eleven weekdays in order for any year', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2022, max: 2199 }), (year) => {
        const dates = datesOf(year);
        expect(dates).toEqual(dates.toSorted());
        expect(new Set(dates).size).toBe(dates.length);
        expect(dates.length).toBeGreaterThanOrEqual(9);
        expect(dates.length).toBeLessThanOrEqual(11);
        for (const date of dates) expect([1, 2, 3, 4, 5]).toContain(new Date(date).getUTCDay());
      }),
    );
  });
});

describe('isBankingDay', () => {
  it.each([
    ['2026-11-23T15:00:00Z', true, 'a Monday'],
    ['2026-11-21T15:00:00Z', false, 'a Saturday'],
    ['2026-11-22T15:00:00Z', false, 'a Sunday'],
    ['2026-11-26T15:00:00Z', false, 'Thanksgiving'],
    ['2026-07-03T15:00:00Z', true, 'the Friday before a Saturday holiday'],
    ['2027-07-05T15:00:00Z', false, 'the Monday after a Sunday holiday'],
    ['2026-11-23T04:59:59Z', false, 'still Sunday in New York'],
    ['2026-11-23T05:00:00Z', true, 'just Monday in New York'],
    ['2026-11-28T04:59:59Z', true, 'still Friday in New York'],
  ])('checks if %s is a banking day: %s (%s)', (text, open) => {
    expect(isBankingDay(new Date(text))).toBe(open);
  });

  it('treats an invalid date as no banking day', () => {
    expect(isBankingDay(new Date(Number.NaN))).toBe(false);
  });
});

describe('addBankingDays', () => {
  it.each([
    ['2026-11-17T19:03:00Z', 3, '2026-11-20T14:00:00.000Z', 'within a week'],
    ['2026-11-20T19:03:00Z', 1, '2026-11-23T14:00:00.000Z', 'over a weekend'],
    ['2026-11-21T19:03:00Z', 1, '2026-11-23T14:00:00.000Z', 'from a Saturday'],
    ['2026-11-25T19:00:00Z', 1, '2026-11-27T14:00:00.000Z', 'over Thanksgiving'],
    ['2026-12-31T23:00:00Z', 2, '2027-01-05T14:00:00.000Z', 'over New Year and a weekend'],
    ['2026-03-06T15:00:00Z', 1, '2026-03-09T13:00:00.000Z', 'into summer time'],
    ['2026-10-30T15:00:00Z', 1, '2026-11-02T14:00:00.000Z', 'out of summer time'],
    [
      '2026-11-24T03:30:00Z',
      1,
      '2026-11-24T14:00:00.000Z',
      'late on a Monday in New York, already Tuesday in UTC',
    ],
  ])('adds to %s %d banking days and returns %s: %s', (text, count, ready) => {
    expect(addBankingDays(new Date(text), count).toISOString()).toBe(ready);
  });

  it('returns the same instant as a new date for 0 banking days', () => {
    const start = new Date('2026-11-21T19:03:04.005Z');
    const ready = addBankingDays(start, 0);
    expect(ready).toEqual(start);
    expect(ready).not.toBe(start);
  });

  it.each([-1, 1.5, Number.NaN, 1001])('rejects the addition of %d banking days', (count) => {
    expect(() => addBankingDays(new Date(0), count)).toThrow(RangeError);
  });

  it('rejects the addition of banking days to an invalid date', () => {
    expect(() => addBankingDays(new Date(Number.NaN), 0)).toThrow(RangeError);
    expect(() => addBankingDays(new Date(Number.NaN), 1)).toThrow(RangeError);
  });

  it('returns nine in the morning of a later banking day', () => {
    fc.assert(
      fc.property(instant, days, (start, count) => {
        const ready = addBankingDays(start, count);
        expect(inNewYork(ready)).toMatch(/ 09:00:00$/);
        expect(isBankingDay(ready)).toBe(true);
        expect(inNewYork(ready).slice(0, 10) > inNewYork(start).slice(0, 10)).toBe(true);
      }),
    );
  });

  it('advances by exactly the given number of banking days', () => {
    fc.assert(
      fc.property(instant, days, (start, count) => {
        const ready = addBankingDays(start, count);
        const passed = new Set<string>();
        for (let timeMs = start.getTime(); timeMs <= ready.getTime(); timeMs += 6 * 3_600_000) {
          const moment = new Date(timeMs);
          if (isBankingDay(moment)) passed.add(inNewYork(moment).slice(0, 10));
        }
        passed.delete(inNewYork(start).slice(0, 10));
        // The steps of six hours may end before nine in the morning on the last day.
        passed.add(inNewYork(ready).slice(0, 10));
        expect(passed.size).toBe(count);
      }),
    );
  });

  it('returns the same banking day for an addition in two steps as in a single step', () => {
    fc.assert(
      fc.property(instant, days, days, (start, some, more) => {
        expect(addBankingDays(addBankingDays(start, some), more)).toEqual(addBankingDays(start, some + more));
      }),
    );
  });
});

describe('endOfBankingDate', () => {
  it.each([
    ['2026-11-25T19:00:00Z', '2026-11-26T05:00:00.000Z', 'in winter'],
    ['2026-07-02T03:59:59Z', '2026-07-02T04:00:00.000Z', 'in summer, a second before'],
    ['2026-03-08T06:30:00Z', '2026-03-09T04:00:00.000Z', 'on the day the clocks go forward'],
    ['2026-11-01T04:30:00Z', '2026-11-02T05:00:00.000Z', 'on the day the clocks go back'],
  ])('ends the New York date of %s at %s: %s', (text, end) => {
    expect(endOfBankingDate(new Date(text)).toISOString()).toBe(end);
  });

  it('returns an invalid end of day for an invalid date', () => {
    expect(endOfBankingDate(new Date(Number.NaN)).getTime()).toBeNaN();
  });

  it('returns the midnight before which adding banking days gives the same result', () => {
    fc.assert(
      fc.property(instant, days, (start, count) => {
        const end = endOfBankingDate(start);
        expect(inNewYork(end)).toMatch(/ 00:00:00$/);
        expect(addBankingDays(new Date(end.getTime() - 1), count)).toEqual(addBankingDays(start, count));
      }),
    );
  });
});

describe('bankingDateOf', () => {
  it.each([
    ['2026-11-23T04:59:00Z', '2026-11-22'],
    ['2026-11-23T05:00:00Z', '2026-11-23'],
    ['2026-07-01T03:59:59Z', '2026-06-30'],
    ['2026-07-01T04:00:00Z', '2026-07-01'],
  ])('converts %s to the New York date %s', (moment, date) => {
    expect(bankingDateOf(new Date(moment))).toBe(date);
  });

  it('returns the date on the clocks of New York', () => {
    fc.assert(
      fc.property(instant, (moment) => {
        expect(bankingDateOf(moment)).toBe(inNewYork(moment).slice(0, 10));
      }),
    );
  });
});
