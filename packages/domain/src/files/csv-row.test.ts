import { expect, test } from 'vitest';
import { csvRow } from './csv-row.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
  [['', ''], ',\r\n'],
])('writes %j', (cells, row) => {
  expect(csvRow(cells)).toBe(row);
});

const formulas = [
  '=1+1',
  '+1',
  '-1',
  '@SUM(A1)',
  '\tx',
  '\n=1+1',
  '＝1+1',
  '=HYPERLINK("https://evil.example","x")',
];

test.each(formulas)(
  'turns a text that a spreadsheet would run into plain text: %j',
  { meta: { shows: ['threat:3.6'] } },
  (cell) => {
    expect(csvRow([cell]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test('leaves an amount a number, also below zero, but nothing else', () => {
  expect(csvRow([{ number: '-12.50' }, { number: '0.00' }, { number: '1000000' }])).toBe(
    '-12.50,0.00,1000000\r\n',
  );
  expect(csvRow([{ number: '-1+1' }, { number: '=2' }])).toBe("'-1+1,'=2\r\n");
});
