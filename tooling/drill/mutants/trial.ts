import type { Mutant } from './mutant.ts';
import { plant } from './plant.ts';
import { runTests, type TestRun } from './run-tests.ts';

export type Verdict = {
  readonly mutant: string;
  /** The failed test; `undefined` if the broken rule went unnoticed. */
  readonly noticedBy: string | undefined;
  readonly output: string;
};

const testsByPackage = (mutants: readonly Mutant[]): [string, string[]][] =>
  [...Map.groupBy(mutants, (mutant) => mutant.package)].map(([folder, group]) => [
    folder,
    [...new Set(group.flatMap(({ tests }) => tests))],
  ]);

/** Checks that the tests pass on the unchanged copy. Otherwise any mutant would seem noticed. */
export const faultsBeforehand = async (root: string, mutants: readonly Mutant[]): Promise<string[]> => {
  const faults: string[] = [];
  for (const [folder, tests] of testsByPackage(mutants)) {
    const { passed, failed, output } = await runTests(root, folder, tests);
    faults.push(...failed.map((name) => `${folder}: fails without any mutant: ${name}`));
    if (passed === 0) faults.push(`${folder}: no test ran: ${output}`);
  }
  return faults;
};

export const tryMutant = async (root: string, mutant: Mutant): Promise<Verdict> => {
  const planted = plant(root, mutant.edits);
  let run: TestRun;
  try {
    run = await runTests(root, mutant.package, mutant.tests);
  } finally {
    planted.remove();
  }
  // A test that can't start proves nothing, so only a failed test counts.
  return { mutant: mutant.name, noticedBy: run.failed[0], output: run.output };
};
