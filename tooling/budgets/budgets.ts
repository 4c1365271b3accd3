import { join } from 'node:path';
import { readBuildOutput } from './build-output.ts';
import { foreignCode } from './foreign-code.ts';
import { isWithin, keysWithFirstCall, measure, type Measured } from './measure.ts';
import { whatIsWrong } from './report.ts';
import { routesOf } from './routes.ts';

export type Budgets = {
  readonly passed: number;
  readonly failed: number;
  /** For a person: which page is over which limit, and by which files. */
  readonly complaints: readonly string[];
  readonly measured: readonly Measured[];
};

const apps = ['merchant', 'admin', 'tokenization'] as const;

/**
 * Measures the built apps, and looks for code of one web app in the other. What is not there to be measured counts as a failure.
 *
 * @param root - the repository's root
 */
export function checkBudgets(root: string): Budgets {
  const outputs = apps.map((app) => ({ app, output: readBuildOutput(join(root, 'apps', app, 'dist')) }));
  const measured = outputs.flatMap(({ app, output }) => (output ? measure(app, output) : []));
  const missing = [
    ...outputs.filter(({ output }) => !output).map(({ app }) => `apps/${app} is not built.`),
    ...(measured.some(({ limit }) => limit === 'signIn') ? [] : ['No sign-in page was found to measure.']),
    ...outputs
      .filter(({ output }) => output && routesOf(output).length > 0 && keysWithFirstCall(output).length === 0)
      .map(({ app }) => `What the first call of apps/${app} loads was not found to measure.`),
  ];
  const foreign = outputs.flatMap(({ app, output }) => (output ? foreignCode(app, output) : []));
  const passed = measured.filter(isWithin).length;
  return {
    passed,
    failed: measured.length - passed + missing.length + foreign.length,
    complaints: [...missing, ...foreign, ...measured.flatMap(whatIsWrong)],
    measured,
  };
}
