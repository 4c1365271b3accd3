import type { Say } from '../drills/drill-result.ts';
import type { Fault } from './fault.ts';
import type { Round } from './round.ts';
import { failoverTable } from './table.ts';

export type Rounds = {
  readonly rounds: readonly Round[];
  readonly faults: readonly string[];
  /** `false` if a round threw, so that the remaining ones did not run. */
  readonly isComplete: boolean;
};

/** Number of faults to print per round. The result contains all faults. */
const fewFaults = 5;

const lastRow = (round: Round): string => failoverTable([round]).split('\n').at(-1) ?? '';

/** Runs a round per fault. Stops at a round that throws, with the results of those before it. */
export const runRounds = async (
  faults: readonly Fault[],
  run: (fault: Fault) => Promise<Round>,
  say: Say,
): Promise<Rounds> => {
  const rounds: Round[] = [];
  const found: string[] = [];
  for (const [index, fault] of faults.entries()) {
    const place = `${index + 1} of ${faults.length}`;
    try {
      const round = await run(fault);
      rounds.push(round);
      found.push(...round.faults);
      say(`${place} ${lastRow(round)}`);
      for (const each of round.faults.slice(0, fewFaults)) say(`  ${each}`);
    } catch (error) {
      const failure = `${fault.name}: ${error instanceof Error ? error.message : String(error)}`;
      say(`${place} ${failure}`);
      return { rounds, faults: [...found, failure], isComplete: false };
    }
  }
  return { rounds, faults: found, isComplete: true };
};
