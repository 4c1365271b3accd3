import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Comparison, type Figure, isMet, median, range } from './figures.ts';

export type Report = {
  readonly bench: string;
  readonly figures: readonly Figure[];
  readonly comparisons: readonly Comparison[];
  readonly notes: readonly string[];
};

const folder = join(import.meta.dirname, '../reports');

const formatted = (value: number): string => (value >= 100 ? value.toFixed(0) : value.toFixed(2));

const spread = (values: readonly number[]): string => {
  const [least, most] = range(values);
  return `${formatted(median(values)).padStart(8)}  (${formatted(least)} to ${formatted(most)})`;
};

const verdict = (comparison: Comparison): string => {
  const { target } = comparison;
  if (target === undefined) return '';
  return `  target ${target.is} ${target.ratio}: ${isMet(comparison) === true ? 'met' : 'NOT met'}`;
};

export const tableOf = ({ figures, comparisons, notes }: Report): string[] => {
  const width = Math.max(...[...figures, ...comparisons].map(({ name }) => name.length));
  return [
    ...figures.map(({ name, values, unit }) => `${name.padEnd(width)}  ${spread(values)} ${unit}`),
    '',
    ...comparisons.map(
      (comparison) => `${comparison.name.padEnd(width)}  ${spread(comparison.ratios)}${verdict(comparison)}`,
    ),
    '',
    ...notes,
  ];
};

const summary = (values: readonly number[]) => {
  const [least, most] = range(values);
  return { median: median(values), least, most, values };
};

export const saveReport = ({ bench, figures, comparisons, notes }: Report): string => {
  mkdirSync(folder, { recursive: true });
  const path = join(folder, `${bench}.json`);
  const json = {
    bench,
    measuredAt: new Date().toISOString(),
    figures: figures.map(({ name, unit, values }) => ({ name, unit, ...summary(values) })),
    comparisons: comparisons.map((comparison) => ({
      name: comparison.name,
      ...summary(comparison.ratios),
      target: comparison.target,
      isMet: isMet(comparison),
    })),
    notes,
  };
  writeFileSync(path, `${JSON.stringify(json, undefined, 2)}\n`);
  return path;
};
