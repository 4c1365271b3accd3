import { expect, test } from 'vitest';
import { tracesOf } from './traces.ts';

const groups = ['4929', '3705', '8164', '0312'];
const isTraced = (text: string) => tracesOf(groups).some((trace) => text.includes(trace));

test.each([
  'card=4929370581640312&x',
  '4929 3705 8164 0312',
  '4929-3705-8164-0312',
  '4929%203705%208164%200312',
  '4929+3705+8164+0312',
])('finds the card number in %s', (text) => {
  expect(isTraced(text)).toBe(true);
});

test.each(['', 'x', 'xy', 'xyz', '{"card":"'])('finds the card number in base64 after "%s"', (before) => {
  for (const gap of ['', ' ', '-']) {
    const text = Buffer.from(`${before}${groups.join(gap)}"}`).toString('base64');
    expect(isTraced(text)).toBe(true);
  }
});

test('finds no card number in a text with another number', () => {
  expect(isTraced('4929370581640999 NDkyOTM3MDU4MTY0MDk5OQ==')).toBe(false);
});
