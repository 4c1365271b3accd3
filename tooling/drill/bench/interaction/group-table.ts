import { percentile } from './percentile.ts';
import type { PressFigures } from './press-figures.ts';
import { pressGroups } from './press-group.ts';
import { bestRivalOfAll, bestRivals, rivalsNote, type Rival } from './rivals.ts';

type Frames = {
  readonly name: string;
  readonly values: readonly number[];
  readonly rival: Rival | undefined;
};

const column = (text: string | number): string => String(text).padStart(9);

const framesOf = (kinds: readonly PressFigures[]): number[] => kinds.flatMap(({ frame }) => frame.values);

const groupsOf = (kinds: readonly PressFigures[]): readonly Frames[] =>
  pressGroups
    .map((name) => ({
      name,
      values: framesOf(kinds.filter(({ group }) => group === name)),
      rival: bestRivals[name],
    }))
    .filter(({ values }) => values.length > 0);

const rivalText = (values: readonly number[], rival: Rival | undefined): string => {
  if (rival === undefined) return '';
  const isBehind = percentile(values, 50) > rival.p50 || percentile(values, 75) > rival.p75;
  return `${column(rival.p50)}${column(rival.p75)}  ${rival.name}${isBehind ? '  behind' : ''}`;
};

const line = ({ name, values, rival }: Frames, width: number, plainMs: number): string => {
  const times = [50, 75, 98].map((percent) => column(Math.round(percentile(values, percent)))).join('');
  const ratio = column((percentile(values, 75) / plainMs).toFixed(1));
  return `${name.padEnd(width)}${column(values.length)}${times}${ratio}${rivalText(values, rival)}`;
};

/**
 * Returns one line per group of presses, then a line for all presses: the times to the first frame, the p75
 * as a multiple of the plain button's p75, and the best rival.
 */
export const groupTable = (kinds: readonly PressFigures[], { frame }: PressFigures): string[] => {
  const rows = [...groupsOf(kinds), { name: 'all presses', values: framesOf(kinds), rival: bestRivalOfAll }];
  const width = Math.max(...rows.map(({ name }) => name.length));
  const plainMs = percentile(frame.values, 75);
  const heads = ['presses', 'p50', 'p75', 'p98', '× plain', 'p50', 'p75'].map(column).join('');
  return [
    `${''.padEnd(width + 9)}${'ms until the first frame'.padStart(27)}${'the best rival'.padStart(27)}`,
    `${''.padEnd(width)}${heads}`,
    ...rows.map((row) => line(row, width, plainMs)),
    rivalsNote,
  ];
};
