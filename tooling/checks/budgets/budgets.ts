import { join } from 'node:path';
import { readBuildOutput } from './build-output.ts';
import { foreignCode } from './foreign-code.ts';
import { isWithin, keysWithFirstCall, measure, type Measured } from './measure.ts';
import { describeExcess } from './report.ts';
import { routesOf } from './routes.ts';

export type Budgets = {
  readonly passed: number;
  readonly failed: number;
  /** Missing builds, code of the other app, and pages over their limits with their largest files. */
  readonly complaints: readonly string[];
  readonly measured: readonly Measured[];
};

const apps = ['merchant', 'admin', 'tokenization'] as const;

/**
 * Measures the built apps and finds code of one web app in the other. A missing build is a failure.
 *
 * @param root - the repository's root
 */
export function checkBudgets(root: string): Budgets {
  const outputs = apps.map((app) => ({ app, output: readBuildOutput(join(root, 'apps', app, 'dist')) }));
  const measured = outputs.flatMap(({ app, output }) => (output ? measure(app, output) : []));
  const missing = [
    ...outputs.filter(({ output }) => !output).map(({ app }) => `apps/${app} is not built.`),
    ...outputs
      .filter(({ output }) => output && routesOf(output).length > 0 && keysWithFirstCall(output).length === 0)
      .map(({ app }) => `The files that the first call of apps/${app} loads were not found.`),
  ];
  const foreign = outputs.flatMap(({ app, output }) => (output ? foreignCode(app, output) : []));
  const passing = measured.filter(isWithin);
  return {
    passed: passing.length,
    failed: measured.length - passing.length + missing.length + foreign.length,
    complaints: [
      ...missing,
      ...foreign,
      ...measured.filter((page) => !isWithin(page)).flatMap(describeExcess),
    ],
    measured,
  };
}
