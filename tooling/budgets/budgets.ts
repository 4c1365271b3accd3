import { join } from 'node:path';
import { readBuildOutput } from './build-output.ts';
import { foreignCode } from './foreign-code.ts';
import { floorBytes, floorToleranceRatio } from './limits.ts';
import {
  isSlightlyOver,
  isWithin,
  keysWithFirstCall,
  measure,
  measureFloor,
  type Measured,
} from './measure.ts';
import { excessOf, whatIsWrong } from './report.ts';
import { routesOf } from './routes.ts';

export type Budgets = {
  readonly passed: number;
  readonly failed: number;
  /** A message per page over its limit, with the files responsible. */
  readonly complaints: readonly string[];
  /** The pages that are over their limit, but not far enough to fail, one line each. */
  readonly slightlyOver: readonly string[];
  /** The bytes of the page with the libraries alone; the limits of the web apps are ratios of it. */
  readonly floorBytes: number;
  readonly measured: readonly Measured[];
};

const apps = ['merchant', 'admin', 'tokenization'] as const;

/** The floor as built; the stored figure if it is not built, so that pages can still be measured. */
const readFloor = (root: string): { readonly bytes: number; readonly complaints: readonly string[] } => {
  const output = readBuildOutput(join(root, 'tooling', 'floor', 'dist'));
  if (!output) return { bytes: floorBytes, complaints: ['tooling/floor is not built.'] };
  const bytes = measureFloor(output);
  const hasMoved = Math.abs(bytes - floorBytes) > floorToleranceRatio * floorBytes;
  const complaint = `The floor has ${bytes} bytes, and limits.ts says ${floorBytes}: write down what it is now.`;
  return { bytes, complaints: hasMoved ? [complaint] : [] };
};

/**
 * Measures the built apps, and looks for code of one web app in the other. A missing build counts as a
 * failure.
 *
 * @param root - the repository's root
 */
export function checkBudgets(root: string): Budgets {
  const outputs = apps.map((app) => ({ app, output: readBuildOutput(join(root, 'apps', app, 'dist')) }));
  const floor = readFloor(root);
  const measured = outputs.flatMap(({ app, output }) => (output ? measure(app, output, floor.bytes) : []));
  const missing = [
    ...floor.complaints,
    ...outputs.filter(({ output }) => !output).map(({ app }) => `apps/${app} is not built.`),
    ...(measured.some(({ limit }) => limit === 'signIn') ? [] : ['No sign-in page was found to measure.']),
    ...outputs
      .filter(({ output }) => output && routesOf(output).length > 0 && keysWithFirstCall(output).length === 0)
      .map(({ app }) => `What the first call of apps/${app} loads was not found to measure.`),
  ];
  const foreign = outputs.flatMap(({ app, output }) => (output ? foreignCode(app, output) : []));
  const passing = measured.filter((page) => isWithin(page) || isSlightlyOver(page));
  return {
    passed: passing.length,
    failed: measured.length - passing.length + missing.length + foreign.length,
    complaints: [
      ...missing,
      ...foreign,
      ...measured.filter((page) => !passing.includes(page)).flatMap(whatIsWrong),
    ],
    slightlyOver: measured.filter(isSlightlyOver).map(excessOf),
    floorBytes: floor.bytes,
    measured,
  };
}
