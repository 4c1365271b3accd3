import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { WordCount } from './count-words.ts';

const file = join(import.meta.dirname, 'ceilings.json');

export type Ceilings = Readonly<Record<string, number>>;

/** The maximum number of occurrences of a word in names; a word that is not listed may not occur. */
export const readCeilings = (): Ceilings => {
  const ceilings: Ceilings = JSON.parse(readFileSync(file, 'utf8'));
  return ceilings;
};

/** The ceilings that the counts allow: lower ones if there are fewer occurrences, never higher ones. */
export const lowered = (counts: readonly WordCount[], ceilings: Ceilings): Ceilings =>
  Object.fromEntries(
    counts
      .map(({ word, names }) => [word.now[0], Math.min(names, ceilings[word.now[0]] ?? 0)] as const)
      .filter(([, ceiling]) => ceiling > 0),
  );

export const writeCeilings = (ceilings: Ceilings): void =>
  writeFileSync(file, `${JSON.stringify(ceilings, null, 2)}\n`);
