import type { ChartPoint } from './chart-series.ts';

const day = (index: number): Date => new Date(Date.UTC(2026, 9, 23 + index));
const short = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('en-US', { dateStyle: 'full', timeZone: 'UTC' });

/** Returns consecutive days, starting on October 23, 2026. */
export const storyDays = (count: number): readonly ChartPoint[] =>
  Array.from({ length: count }, (_day, index) => ({
    id: String(index),
    label: short.format(day(index)),
    longLabel: long.format(day(index)),
  }));

/** A coffee roaster's daily takings over a month, in cents; on one day, refunds exceeded sales. */
export const storyCents: readonly number[] = [
  92_000, 135_000, 207_400, 47_300, 114_200, 121_000, 115_800, 103_400, 147_600, 158_300, 31_200, -17_800,
  84_600, 105_200, 92_800, 137_900, 151_400, 44_500, 78_200, 79_900, 95_100, 104_600, 118_200, 149_000,
  212_640, 74_300, 112_900, 97_800, 103_700, 141_500,
];

export const storyCentsBefore: readonly number[] = storyCents.map((_cents, index) =>
  Math.round((storyCents[(index + 9) % storyCents.length] ?? 0) * 0.82),
);

const money = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });
const compact = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  notation: 'compact',
  maximumFractionDigits: 2,
  minimumFractionDigits: 0,
});

export const dollars = (cents: number): string => money.format(cents / 100);
export const shortDollars = (cents: number): string => compact.format(cents / 100).replace('K', 'k');
