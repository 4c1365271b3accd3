import { expect, test } from 'vitest';
import { progressLine } from './progress-line.ts';

const written = (terminal: { isTTY?: boolean; columns?: number }) => {
  const parts: string[] = [];
  let nowMs = 100_000;
  const line = progressLine({ ...terminal, write: (text: string) => parts.push(text) }, () => nowMs);
  for (const [text, elapsedMs] of [
    ['1 row', 0],
    ['22 rows', 1000],
    ['333 rows', 2500],
  ] as const) {
    nowMs += elapsedMs;
    line.report(text);
  }
  line.end('4444 rows');
  return parts.join('');
};

test('rewrites one line on a terminal', () => {
  expect(written({ isTTY: true, columns: 40 })).toBe(
    '\r\u001B[K1 row\r\u001B[K22 rows\r\u001B[K333 rows\r\u001B[K4444 rows\n',
  );
});

test('never wraps a line on a narrow terminal', () => {
  expect(written({ isTTY: true, columns: 6 })).toBe(
    '\r\u001B[K1 row\r\u001B[K22 ro\r\u001B[K333 r\r\u001B[K4444 \n',
  );
});

test('writes a line every few seconds, without control codes, if the output is not a terminal', () => {
  expect(written({})).toBe('1 row\n333 rows\n4444 rows\n');
});
