import { formatDateTime } from '@tillbook/domain';
import { expect, test } from 'vitest';
import { nextAvailable } from './next-available-text.ts';

const now = new Date('2026-11-24T13:00:00Z');

const day = (readyAt: string, amount: number) => ({
  day: readyAt.slice(0, 10),
  readyAt,
  amount,
  entryCount: 1,
});

const today = day('2026-11-24T14:00:00.000Z', 109_864);
const tomorrow = day('2026-11-25T14:00:00.000Z', 228_562);
const later = day('2026-11-30T14:00:00.000Z', -1500);

const isInNewYork = formatDateTime(now) === formatDateTime(now, { timeZone: 'America/New_York' });
const nine = isInNewYork ? '9:00 AM' : '9:00 AM ET';

test.each([
  [
    [today, tomorrow, later],
    [`$1,098.64 today ${nine}`, '$2,285.62 tomorrow'],
  ],
  [
    [tomorrow, later],
    [`$2,285.62 tomorrow ${nine}`, '-$15.00 Mon, Nov 30'],
  ],
  [[later], [`-$15.00 Mon, Nov 30 ${nine}`]],
  [
    [day('2026-11-23T14:00:00.000Z', 500), tomorrow],
    ['$5.00 today', '$2,285.62 tomorrow'],
  ],
  [[], []],
])('names the next two days on which money becomes available (%#)', (days, texts) => {
  expect(nextAvailable({ days }, now)).toEqual(texts);
});
