import { expect, test } from 'vitest';
import { exportFileName } from './export-file-name.ts';

const exported = {
  list: 'payments',
  format: 'csv',
  timeZone: 'America/New_York',
  createdAt: new Date('2026-11-24T12:00:00.000Z'),
} as const;

test.each([
  ['a whole month', '2026-10-01T04:00:00.000Z', '2026-11-01T04:00:00.000Z', 'payments-2026-10.csv'],
  ['a month in which clocks change', '2026-11-01T04:00:00Z', '2026-12-01T05:00:00Z', 'payments-2026-11.csv'],
  ['December', '2026-12-01T05:00:00Z', '2027-01-01T05:00:00Z', 'payments-2026-12.csv'],
  ['two months', '2026-09-01T04:00:00Z', '2026-11-01T04:00:00Z', 'payments-2026-09-01-to-2026-10-31.csv'],
  ['one day', '2026-10-07T04:00:00Z', '2026-10-08T04:00:00Z', 'payments-2026-10-07.csv'],
  ['a month of another zone', '2026-10-01', '2026-11-01', 'payments-2026-09-30-to-2026-10-31.csv'],
  ['a period without an end', '2026-10-07T04:00:00Z', undefined, 'payments-from-2026-10-07.csv'],
  ['a period without a beginning', undefined, '2026-10-08T04:00:00Z', 'payments-to-2026-10-07.csv'],
  ['no period', undefined, undefined, 'payments-2026-11-24.csv'],
])('names the file for %s', (_, from, until, name) => {
  expect(exportFileName(exported, { from, until })).toBe(name);
});

test.each([
  ['America/New_York', '2026-11-24T04:59:59Z', 'payments-2026-11-23.csv'],
  ['America/New_York', '2026-11-24T05:00:00Z', 'payments-2026-11-24.csv'],
  ['Asia/Tokyo', '2026-11-23T15:00:00Z', 'payments-2026-11-24.csv'],
])('names the file of a whole list after the day in %s at %s', (timeZone, createdAt, name) => {
  expect(exportFileName({ ...exported, timeZone, createdAt: new Date(createdAt) })).toBe(name);
});

test("names the file of a settlement's entries after the settlement", () => {
  const ledger = { ...exported, list: 'settled-ledger' } as const;
  expect(exportFileName(ledger, { settlementId: 'stl_01m7' })).toBe('settled-ledger-stl_01m7.csv');
});
