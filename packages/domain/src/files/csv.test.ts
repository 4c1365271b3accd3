import { expect, test } from 'vitest';
import { csvHeadings, csvRow } from './csv.ts';

test.each([
  [['a', 'b'], 'a,b\r\n'],
  [['a,b', 'say "so"', 'two\nlines'], '"a,b","say ""so""","two\nlines"\r\n'],
  [['', ''], ',\r\n'],
  [['a;b', 'a\tb', 'a\rb', 'a\u2028b'], '"a;b","a\tb","a\rb","a\u2028b"\r\n'],
])('writes the cells %j as a CSV row', (cells, row) => {
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
  'neutralizes a text that a spreadsheet would execute: %j',
  { meta: { shows: ['threat:3.6'] } },
  (cell) => {
    expect(csvRow([cell]).replace(/^"/, '')).toMatch(/^'/);
  },
);

test.each([
  ['Invoice 7;=1+1', '"Invoice 7;\'=1+1"\r\n'],
  ['Invoice 7;+1;@x;-1', "\"Invoice 7;'+1;'@x;'-1\"\r\n"],
  ['Invoice 7\t=1+1', '"Invoice 7\t\'=1+1"\r\n'],
  ['Invoice 7\r\n=1+1', '"Invoice 7\r\n\'=1+1"\r\n'],
  ['Invoice 7\n＝1+1', '"Invoice 7\n\'＝1+1"\r\n'],
  ['Invoice 7; =1+1', '"Invoice 7;\' =1+1"\r\n'],
  ['Invoice 7;"=1+1', '"Invoice 7;\'""=1+1"\r\n'],
  ['"=1+1', '"\'""=1+1"\r\n'],
])(
  'neutralizes a formula after a semicolon, a tab, a line break or a quotation mark: %j',
  { meta: { shows: ['threat:3.6'] } },
  (cell, row) => {
    expect(csvRow([cell])).toBe(row);
  },
);

test.each(['a-b', 'x = y', 'order+1@example.com', 'Paid; thanks', "O'Neil"])(
  'does not change a sign inside a word or a sentence: %j',
  (cell) => {
    expect(csvRow([cell]).replaceAll('"', '')).toBe(`${cell}\r\n`);
  },
);

test('begins a file with a UTF-8 byte order mark', () => {
  expect([...new TextEncoder().encode(csvHeadings(['Café']))].slice(0, 4)).toEqual([0xef, 0xbb, 0xbf, 0x43]);
});

test('leaves only amounts, including negative amounts, as numbers', () => {
  expect(csvRow([{ number: '-12.50' }, { number: '0.00' }, { number: '1000000' }])).toBe(
    '-12.50,0.00,1000000\r\n',
  );
  expect(csvRow([{ number: '-1+1' }, { number: '=2' }])).toBe("'-1+1,'=2\r\n");
});
