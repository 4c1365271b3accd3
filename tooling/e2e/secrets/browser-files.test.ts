import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFrontendError, storePaymentInstrument } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { expect, test } from 'vitest';

const appsFolder = join(import.meta.dirname, '../../../apps');

const filesOf = (app: string) =>
  globSync(join(app, 'dist/assets/*.js'), { cwd: appsFolder }).map((path) => ({
    path,
    code: readFileSync(join(appsFolder, path), 'utf8'),
  }));

// The API's document leaves out the vault's call, which is on the tokenization origin.
const everyCall = [...endpoints, storePaymentInstrument];

test.each([
  ['merchant', reportFrontendError],
  ['admin', reportFrontendError],
  ['tokenization', storePaymentInstrument],
] as const)('ships no API description to browsers of the %s app', (app, called) => {
  const files = filesOf(app);
  // The files do contain the calls themselves.
  expect(files.filter(({ code }) => code.includes(called.path))).not.toEqual([]);
  const shipped = everyCall.flatMap(({ summary }) =>
    files.filter(({ code }) => code.includes(summary)).map(({ path }) => `${path}: ${summary}`),
  );
  expect(shipped).toEqual([]);
});
