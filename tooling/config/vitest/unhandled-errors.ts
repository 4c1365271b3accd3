import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter } from 'vitest/node';

/**
 * Writes errors outside of any test to `unhandled-errors.json`, each with the test file that ran at that
 * time. Vitest's own report omits them although they fail the run.
 */
export const unhandledErrors = (): Reporter => {
  let folder = '';
  return {
    onInit: ({ config: { root, outputFile } }) => {
      const report = typeof outputFile === 'object' ? outputFile.json : outputFile;
      folder = join(root, dirname(report ?? 'reports/vitest.json'));
    },
    onTestRunEnd: (_modules, errors) => {
      const unhandled = errors.map(({ name, message, VITEST_TEST_PATH: path }) => ({
        message: `${name ?? 'Error'}: ${message}`,
        path,
      }));
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'unhandled-errors.json'), JSON.stringify(unhandled));
    },
  };
};
