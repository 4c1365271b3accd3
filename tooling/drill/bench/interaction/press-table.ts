import type { Figure } from '../measure/figures.ts';
import { percentile } from './percentile.ts';
import type { PressFigures } from './press-figures.ts';

/** Longest acceptable times to the first frame. */
const goalMs = { p75: 80, p98: 160 } as const;

const column = (text: string | number): string => String(text).padStart(9);

const percents = [50, 75, 98] as const;
const figuresOf = ({ values }: Figure): string =>
  percents.map((percent) => column(Math.round(percentile(values, percent)))).join('');

const verdict = ({ frame, drawn, drawnGoalMs = Number.POSITIVE_INFINITY }: PressFigures): string => {
  const isLate = percentile(frame.values, 75) > goalMs.p75 || percentile(frame.values, 98) > goalMs.p98;
  const isDrawnLate = percentile(drawn.values, 75) > drawnGoalMs;
  return `${isLate ? '  over' : ''}${isDrawnLate ? '  drawn over' : ''}`;
};

const line = (figures: PressFigures, width: number): string => {
  const { frame, drawn } = figures;
  const values = `${column(frame.values.length)}${figuresOf(frame)}${figuresOf(drawn)}`;
  return `${frame.name.padEnd(width)}${values}${verdict(figures)}`;
};

const together = (kinds: readonly PressFigures[]): PressFigures => ({
  frame: { name: 'all presses', unit: 'ms', values: kinds.flatMap(({ frame }) => frame.values) },
  drawn: { name: 'all presses: drawn', unit: 'ms', values: kinds.flatMap(({ drawn }) => drawn.values) },
  group: undefined,
  drawnGoalMs: undefined,
});

/**
 * Returns one line per kind of press, then a line for all kinds together, then the plain button for
 * comparison.
 */
export const pressTable = (kinds: readonly PressFigures[], baseline: PressFigures): string[] => {
  const rows = [...kinds, together(kinds), baseline];
  const width = Math.max(...rows.map(({ frame }) => frame.name.length));
  const heads = ['p50', 'p75', 'p98'].map(column).join('');
  return [
    `${''.padEnd(width + 9)}${'ms until the first frame'.padStart(27)}${'ms until it is drawn'.padStart(27)}`,
    `${''.padEnd(width)}${column('presses')}${heads}${heads}`,
    ...rows.map((row) => line(row, width)),
    `The goal for the first frame: p75 at most ${goalMs.p75} ms, p98 at most ${goalMs.p98} ms.`,
    ...kinds.flatMap(({ frame, drawnGoalMs }) =>
      drawnGoalMs === undefined
        ? []
        : [`The goal for "${frame.name}": drawn after ${drawnGoalMs} ms at p75.`],
    ),
  ];
};
