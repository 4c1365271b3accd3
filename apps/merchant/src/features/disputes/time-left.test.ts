import { expect, test } from 'vitest';
import { timeLeftUntil } from './time-left.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-12-06T12:00:00Z', '14 days left', 14],
  ['2026-11-26T11:59:00Z', '3 days left', 3],
  ['2026-11-25T12:00:00Z', '3 days left', 3],
  ['2026-11-24T11:00:00Z', '1 day left', 1],
  ['2026-11-23T11:59:00Z', '23 hours left', 0],
  ['2026-11-22T13:30:00Z', '1 hour left', 0],
  ['2026-11-22T12:59:00Z', 'Less than an hour left', 0],
  ['2026-11-22T12:00:00Z', 'The time to respond has passed', 0],
])('describes the time until %s as: %s', (moment, words, days) => {
  expect(timeLeftUntil(moment, now)).toEqual({ words, days });
});
