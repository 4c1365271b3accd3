import { expect, test } from 'vitest';
import { fileText } from './file-text.ts';

test('writes 1:30 AM twice with different offsets when clocks are set back', () => {
  const times = ['2026-11-01T05:30:00.000Z', '2026-11-01T06:30:00.000Z'];
  const rows = times.map((time) => ({ createdAt: time, settledAt: time }));
  expect(fileText('csv', ['createdAt', 'settledAt'], 'America/New_York').rows(rows)).toBe(
    [
      '2026-11-01 01:30:00-04:00,2026-11-01 01:30:00-04:00',
      '2026-11-01 01:30:00-05:00,2026-11-01 01:30:00-05:00',
      '',
    ].join('\r\n'),
  );
});

test('escapes formulas that a spreadsheet with semicolon separators would run', () => {
  const row = { description: 'Invoice 7;=1+1', ownerName: 'Ada\t@SUM(A1)', failureMessage: 'No\n-1' };
  const columns = Object.keys(row);
  expect(fileText('csv', columns, 'UTC').rows([row])).toBe(
    `"Invoice 7;'=1+1","Ada\t'@SUM(A1)","No\n'-1"\r\n`,
  );
});

test('begins CSV with the UTF-8 byte order mark, and JSON without it', () => {
  expect(fileText('csv', ['id'], 'UTC').opening).toBe('\uFEFFID\r\n');
  expect(fileText('json', ['id'], 'UTC').opening).toBe('[');
});
