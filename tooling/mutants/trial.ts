import type { Mutant } from './mutant.ts';
import { plant } from './plant.ts';
import { runTests, type TestRun } from './run-tests.ts';

export type Verdict = {
  readonly mutant: string;
  /** The test that noticed; undefined where none did, and the rule could be broken unseen. */
  readonly noticedBy: string | undefined;
  readonly output: string;
};

const testsByPackage = (mutants: readonly Mutant[]): [string, string[]][] =>
  [...Map.groupBy(mutants, (mutant) => mutant.package)].map(([folder, group]) => [
    folder,
    [...new Set(group.flatMap(({ tests }) => tests))],
  ]);

/** Tests that are red on the copy as it is would notice anything. Gives what is wrong, nothing where all are green. */
export const faultsBeforehand = async (root: string, mutants: readonly Mutant[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const [folder, tests] of testsByPackage(mutants)) {
    const { passed, failed, output } = await runTests(root, folder, tests);
    faults.push(...failed.map((name) => `${folder}: red without any mutant: ${name}`));
    if (passed === 0) faults.push(`${folder}: no test ran: ${output}`);
  }
  return faults;
};

/** Plants one mutant, runs the tests that should notice, and takes it out again. */
export const tryMutant = async (root: string, mutant: Mutant): Promise<Verdict> => {
  const planted = plant(root, mutant.edits);
  let run: TestRun;
  try {
    run = await runTests(root, mutant.package, mutant.tests);
  } finally {
    planted.remove();
  }
  // Only a test that ran and turned red counts: what does not even start tells nothing about the rule.
  return { mutant: mutant.name, noticedBy: run.failed[0], output: run.output };
};
