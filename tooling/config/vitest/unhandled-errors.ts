import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Reporter } from 'vitest/node';

/**
 * Writes the messages of the errors that happened outside of any test to `unhandled-errors.json`, beside vitest's own
 * report, which leaves them out although they fail the run.
 */
export const unhandledErrors = (): Reporter => {
  let folder = '';
  return {
    onInit: ({ config: { root, outputFile } }) => {
      const report = typeof outputFile === 'object' ? outputFile.json : outputFile;
      folder = join(root, dirname(report ?? 'reports/vitest.json'));
    },
    onTestRunEnd: (_modules, errors) => {
      const messages = errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'unhandled-errors.json'), JSON.stringify(messages));
    },
  };
};
