import type { Mutant } from './mutant.ts';
import { plant } from './plant.ts';
import { runTests, type TestRun } from './run-tests.ts';

export type Verdict = {
  readonly mutant: string;
  /** The test that noticed; undefined if none did, so the rule could be broken unnoticed. */
  readonly noticedBy: string | undefined;
  readonly output: string;
};

const testsByPackage = (mutants: readonly Mutant[]): [string, string[]][] =>
  [...Map.groupBy(mutants, (mutant) => mutant.package)].map(([folder, group]) => [
    folder,
    [...new Set(group.flatMap(({ tests }) => tests))],
  ]);

/**
 * Tests that fail on the unchanged copy would notice anything. Returns what is wrong, nothing if all pass.
 */
export const faultsBeforehand = async (root: string, mutants: readonly Mutant[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const [folder, tests] of testsByPackage(mutants)) {
    const { passed, failed, output } = await runTests(root, folder, tests);
    faults.push(...failed.map((name) => `${folder}: red without any mutant: ${name}`));
    if (passed === 0) faults.push(`${folder}: no test ran: ${output}`);
  }
  return faults;
};

/** Plants one mutant, runs the tests that should notice, and reverts it. */
export const tryMutant = async (root: string, mutant: Mutant): Promise<Verdict> => {
  const planted = plant(root, mutant.edits);
  let run: TestRun;
  try {
    run = await runTests(root, mutant.package, mutant.tests);
  } finally {
    planted.remove();
  }
  // Only a test that ran and failed counts: one that does not even start says nothing about the rule.
  return { mutant: mutant.name, noticedBy: run.failed[0], output: run.output };
};
