import type { Statement, StatementEntry } from '@tillbook/contract';
import { expect, test } from 'vitest';
import { statementCsv } from './statement-csv.ts';

const statement: Statement = {
  month: '2026-11',
  startsAt: '2026-11-01T04:00:00.000Z',
  endsAt: '2026-12-01T05:00:00.000Z',
  closed: true,
  openingBalance: 0,
  movements: [],
  closingBalance: 2000,
  unexplained: 0,
  entryCount: 2,
};

const file = statementCsv({
  brandName: 'Tillbook',
  holder: { id: 'acc_1', name: 'Café', legalName: 'Café LLC' },
  statement,
  madeAt: new Date('2026-12-02T15:00:00Z'),
});

const entryAt = (settledAt: string): StatementEntry => ({
  id: 'ent_1',
  settledAt,
  kind: 'payment',
  description: 'Invoice 7;=1+1',
  amount: 1000,
  afterBalance: 1000,
});

test('writes 1:30 AM twice with different offsets when clocks are set back, and escapes formulas after semicolons', () => {
  const rows = file.entries([entryAt('2026-11-01T05:30:00.000Z'), entryAt('2026-11-01T06:30:00.000Z')]);
  expect(rows).toBe(
    [
      `2026-11-01 01:30:00-04:00,Payment,"Invoice 7;'=1+1",,ent_1,10.00,10.00`,
      `2026-11-01 01:30:00-05:00,Payment,"Invoice 7;'=1+1",,ent_1,10.00,10.00`,
      '',
    ].join('\r\n'),
  );
});

test("begins a statement's CSV file with the UTF-8 byte order mark, and the opening balance with its time", () => {
  expect(file.opening()).toMatch(/^\uFEFFDate \(America\/New_York\),/);
  expect(file.opening()).toContain('\r\n2026-11-01 00:00:00-04:00,Opening balance,');
  expect(file.closing()).toBe('2026-12-01 00:00:00-05:00,Closing balance,,,,,20.00\r\n');
});
