import { compare, type Comparison, type Figure } from '../measure/figures.ts';
import { inTurns, type OpenBench, type Side } from '../measure/in-turns.ts';
import type { Report } from '../measure/report.ts';

const named = ({ sides }: OpenBench, release: 'before' | 'after'): readonly Side[] =>
  sides.map((side) => ({ ...side, name: `${side.name}, ${release}` }));

/** Allows 3 % fewer per second, or 5 % more milliseconds. */
const targetOf = ({ unit }: Figure): Comparison['target'] =>
  unit === 'per second' ? { is: 'at least', ratio: 0.97 } : { is: 'at most', ratio: 1.05 };

/**
 * Measures all sides of a release, then all sides of the other, and in the next round the other release
 * first: each side follows the same side in both releases, whose disk writes and jobs continue for a while.
 * Compares each side after with the same side before. A side that does not use the product, such as TPC-B,
 * shows the noise of the machine.
 */
export const benchBeforeAndAfter = async (
  bench: string,
  before: OpenBench,
  after: OpenBench,
  rounds: number,
  say: (line: string) => void,
): Promise<Report> => {
  const [first, second] = [named(before, 'before'), named(after, 'after')];
  const pairs = first.flatMap((side, index) => [side, second[index] ?? []].flat());
  const inRound = (round: number) => (round % 2 === 1 ? [...first, ...second] : [...second, ...first]);
  const figures = await inTurns(pairs, rounds, say, inRound);
  const comparisons = before.sides.flatMap(({ name }, index): Comparison[] => {
    const [reference, measured] = figures.slice(index * 2, index * 2 + 2);
    if (reference === undefined || measured === undefined) return [];
    return [compare(`${name}: after ÷ before`, measured, reference, targetOf(measured))];
  });
  return {
    bench: `${bench}-before-and-after`,
    figures,
    comparisons,
    notes: [
      'Both releases ran at the same time, each on its own database, and took turns in being first in a round.',
    ],
  };
};
