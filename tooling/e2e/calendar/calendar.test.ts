import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { datesToRun } from './dates.ts';
import { hasPassed, readResults, resultTable, writeResult } from './results.ts';

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'tillbook-calendar-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const now = new Date('2026-11-27T03:00:00Z');
const result = {
  startsAt: '2028-02-29T15:00:00Z',
  why: 'February 29',
  commit: 'abc',
  passed: 74,
  failed: 0,
  minutes: 12,
};

test('selects all unusual dates and today if no date is given', () => {
  const dates = datesToRun(undefined, now);
  expect(dates.map(({ why }) => why)).toContain('February 29');
  expect(dates.at(-1)).toEqual({ startsAt: now.toISOString(), why: 'today' });
});

test('selects the given date at 15:00 UTC, or the given instant', () => {
  expect(datesToRun('2028-02-29', now)).toEqual([{ startsAt: '2028-02-29T15:00:00Z', why: 'February 29' }]);
  expect(datesToRun('2026-12-24T23:30:00-05:00', now)).toEqual([
    { startsAt: '2026-12-24T23:30:00-05:00', why: 'as asked' },
  ]);
});

test('rejects a text that is not a date', () => {
  expect(() => datesToRun('tomorrow', now)).toThrow('"tomorrow" is no date. Give one such as 2026-12-01');
});

test('stores one result per date, which counts as passed only on its commit and without failures', () => {
  const path = join(folder, 'calendar.json');
  writeResult(path, { ...result, failed: 2 });
  expect(hasPassed(readResults(path), result.startsAt, 'abc')).toBe(false);
  writeResult(path, result);
  expect(readResults(path)).toEqual([result]);
  expect(hasPassed(readResults(path), result.startsAt, 'abc')).toBe(true);
  expect(hasPassed(readResults(path), result.startsAt, 'def')).toBe(false);
});

test('prints one line per date in chronological order', () => {
  const lines = resultTable([result, { ...result, startsAt: '2026-11-26T15:00:00Z', why: 'a bank holiday' }]);
  expect(lines.split('\n').map((line) => line.slice(0, 10))).toEqual(['2026-11-26', '2028-02-29']);
});
