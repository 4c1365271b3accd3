import { expect, test } from 'vitest';
import { withDataFolder } from './data-folder.ts';
import { runRounds } from './rounds.ts';

/** The short form of `npm run drill`. */
test('after a kill in the middle of charges it starts again, and the books agree with the processor', async () => {
  const kills = ['node alone', 'everything', 'node alone', 'everything'] as const;
  const rounds = await withDataFolder((dataDirectory) => runRounds(dataDirectory, kills, () => undefined));
  expect(rounds.flatMap(({ faults }) => faults)).toEqual([]);
  expect(rounds.length).toBe(kills.length);
  expect(rounds.every(({ acknowledged }) => acknowledged > 0)).toBe(true);
  // Otherwise nothing was under way when the kills came, and they proved nothing.
  expect(rounds.some(({ unanswered }) => unanswered > 0)).toBe(true);
});
