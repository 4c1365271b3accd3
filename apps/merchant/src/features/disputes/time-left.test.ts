import { expect, test } from 'vitest';
import { timeLeftUntil } from './time-left.ts';

const now = new Date('2026-11-22T12:00:00Z');

test.each([
  ['2026-12-06T12:00:00Z', '14 days left', false],
  ['2026-11-26T11:59:00Z', '3 days left', false],
  ['2026-11-25T12:00:00Z', '3 days left', true],
  ['2026-11-24T11:00:00Z', '1 day left', true],
  ['2026-11-23T11:59:00Z', '23 hours left', true],
  ['2026-11-22T13:30:00Z', '1 hour left', true],
  ['2026-11-22T12:59:00Z', 'Less than an hour left', true],
  ['2026-11-22T12:00:00Z', 'The time to answer is over', true],
])('until %s it is said: %s', (moment, words, isUrgent) => {
  expect(timeLeftUntil(moment, now)).toEqual({ words, isUrgent });
});
