import type { Figure } from '../measure/figures.ts';

/** What most presses and nearly all presses should take at most. */
const goalMs = { p75: 100, p98: 200 } as const;

/** The value that a share of all values does not exceed. */
const percentile = (values: readonly number[], percent: number): number => {
  const sorted = values.toSorted((first, second) => first - second);
  return sorted[Math.max(0, Math.ceil((percent / 100) * sorted.length) - 1)] ?? Number.NaN;
};

const column = (text: string | number): string => String(text).padStart(9);

const line = ({ name, values }: Figure, width: number): string => {
  const [p50, p75, p98] = [50, 75, 98].map((percent) => percentile(values, percent));
  const isOver = (p75 ?? 0) > goalMs.p75 || (p98 ?? 0) > goalMs.p98;
  const figures = [values.length, p50 ?? '', p75 ?? '', p98 ?? ''].map(column).join('');
  return `${name.padEnd(width)}${figures}${isOver ? '  over' : ''}`;
};

/** Every kind of press in a line, then all of them together; the plain button, with which they compare, last. */
export const pressTable = (kinds: readonly Figure[], baseline: Figure): string[] => {
  const all: Figure = { name: 'all presses', unit: 'ms', values: kinds.flatMap(({ values }) => values) };
  const rows = [...kinds, all, baseline];
  const width = Math.max(...rows.map(({ name }) => name.length));
  return [
    `${'ms until the first frame'.padEnd(width)}${['presses', 'p50', 'p75', 'p98'].map(column).join('')}`,
    ...rows.map((row) => line(row, width)),
    `The goal: p75 at most ${goalMs.p75} ms, p98 at most ${goalMs.p98} ms.`,
  ];
};
