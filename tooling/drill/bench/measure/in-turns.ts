import type { Figure } from './figures.ts';

export type Side = {
  readonly name: string;
  readonly unit: Figure['unit'];
  readonly measure: () => Promise<number>;
};

/** Sides on a prepared database, until they are closed. */
export type OpenBench = { readonly sides: readonly Side[]; readonly close: () => Promise<void> };

/**
 * Measures the sides in turn: A B C A B C …
 *
 * @param inRound the order of the sides in a round, counted from 1; by default, the same in every round
 */
export const inTurns = async (
  sides: readonly Side[],
  rounds: number,
  say: (line: string) => void,
  inRound: (round: number) => readonly Side[] = () => sides,
): Promise<Figure[]> => {
  const values = new Map<string, number[]>(sides.map(({ name }) => [name, []]));
  for (let round = 1; round <= rounds; round += 1) {
    for (const { name, unit, measure } of inRound(round)) {
      const value = await measure();
      values.get(name)?.push(value);
      say(`  round ${round} of ${rounds}: ${name}: ${Math.round(value * 100) / 100} ${unit}`);
    }
  }
  return sides.map(({ name, unit }) => ({ name, unit, values: values.get(name) ?? [] }));
};

export const figureNamed = (figures: readonly Figure[], name: string): Figure => {
  const figure = figures.find((candidate) => candidate.name === name);
  if (figure === undefined) throw new Error(`${name} was not measured.`);
  return figure;
};
