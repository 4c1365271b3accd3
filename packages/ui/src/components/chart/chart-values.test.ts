import { describe, expect, it } from 'vitest';
import { axisLabels } from './axis-labels.ts';
import { summarize, tellPoint } from './chart-series.ts';
import { valueScale } from './value-scale.ts';

const of = (...values: readonly (number | undefined)[]) => ({ label: 'Volume', values });
const rounded = (values: readonly { readonly y: number }[]) => values.map(({ y }) => Math.round(y));

describe('valueScale', () => {
  it('starts the scale at zero and ends it at a gridline', () => {
    const { yAt, zero, ticks } = valueScale([of(120, 240_00, 100)]);
    expect(zero).toBe(100);
    expect(ticks.map(({ value }) => value)).toEqual([0, 12_500, 25_000]);
    expect(yAt(0)).toBe(100);
    expect(yAt(240_00)).toBeGreaterThanOrEqual(0);
  });

  it('ends the scale at the highest value if that is ten million dollars', () => {
    const { ticks, yAt } = valueScale([of(0, 1_000_000_000)]);
    expect(ticks.at(-1)?.value).toBe(1_000_000_000);
    expect(yAt(1_000_000_000)).toBe(0);
  });

  it('extends the scale only to the lowest value if that is slightly below zero', () => {
    const { yAt, zero, ticks } = valueScale([of(1000, -50)]);
    expect(yAt(-50)).toBe(100);
    expect(Math.round(zero)).toBe(95);
    expect(ticks.every(({ value }) => value >= 0)).toBe(true);
  });

  it('ends the scale at a gridline below zero when all values are negative', () => {
    const { yAt, zero, ticks } = valueScale([of(-930, -120)]);
    expect(zero).toBe(0);
    expect(yAt(-1000)).toBe(100);
    expect(rounded(ticks)).toEqual([100, 50, 0]);
  });

  it('returns gridlines at both ends when the values on both sides of zero are large', () => {
    const { ticks } = valueScale([of(900, -700)]);
    expect(ticks.map(({ value }) => value)).toEqual([-800, 0, 500, 1000]);
  });

  it('returns only the gridline at zero when all values are zero', () => {
    expect(valueScale([of(0, 0)])).toMatchObject({ zero: 100, ticks: [{ value: 0, y: 100 }] });
    expect(valueScale([of(undefined)]).zero).toBe(100);
  });

  it('includes the comparison in the scale', () => {
    expect(valueScale([of(10), of(900)]).yAt(900)).toBeGreaterThanOrEqual(0);
  });
});

describe('axisLabels', () => {
  it('labels both ends and three points between them', () => {
    expect(axisLabels(30).map(({ index }) => index)).toEqual([0, 7, 15, 22, 29]);
    expect(axisLabels(30).map(({ isMinor }) => isMinor)).toEqual([false, true, false, true, false]);
  });

  it('labels every point if there are only a few', () => {
    expect(axisLabels(0)).toEqual([]);
    expect(axisLabels(1)).toEqual([{ index: 0, isMinor: false }]);
    expect(axisLabels(3).map(({ index }) => index)).toEqual([0, 1, 2]);
  });
});

const points = [
  { id: '1', label: 'Nov 1', longLabel: 'November 1' },
  { id: '2', label: 'Nov 2' },
  { id: '3', label: 'Nov 3' },
];
const dollars = (value: number) => `$${String(value)}`;

it('lists the values of a point with their names', () => {
  const told = {
    points,
    series: of(1, undefined, 3),
    comparison: { label: 'Before', values: [2, 2, 2] },
    notes: [{ label: 'Payments', values: ['4', '0', '1'] }],
    formatValue: dollars,
  };
  expect(tellPoint(told, 1)).toEqual([
    { label: 'Volume', text: '--' },
    { label: 'Before', text: '$2' },
    { label: 'Payments', text: '0' },
  ]);
});

it('summarizes a chart in words', () => {
  const drawing = { label: 'Net volume', points, formatValue: dollars };
  expect(summarize({ ...drawing, series: of(5, 1, 9) })).toBe(
    'Net volume from November 1 to Nov 3. Highest $9, Nov 3; lowest $1, Nov 2.',
  );
  expect(summarize({ ...drawing, series: of(undefined, 1) })).toBe('Net volume: $1, Nov 2.');
  expect(summarize({ ...drawing, series: of() })).toBe('Net volume: nothing to show.');
});
