import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Reporter } from 'vitest/node';

/**
 * Writes the messages of the errors that happened outside of any test to `reports/unhandled-errors.json`. Vitest's own
 * report leaves them out, although they fail the run.
 */
export const unhandledErrors = (): Reporter => {
  let folder = '';
  return {
    onInit: ({ config }) => {
      folder = join(config.root, 'reports');
    },
    onTestRunEnd: (_modules, errors) => {
      const messages = errors.map(({ name, message }) => `${name ?? 'Error'}: ${message}`);
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'unhandled-errors.json'), JSON.stringify(messages));
    },
  };
};
