import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportFrontendError } from '@tillbook/contract';
import { endpoints } from '@tillbook/contract/openapi';
import { expect, test } from 'vitest';

const appsFolder = join(import.meta.dirname, '../../../apps');

const filesOf = (app: string) =>
  globSync(join(app, 'dist/assets/*.js'), { cwd: appsFolder }).map((path) => ({
    path,
    code: readFileSync(join(appsFolder, path), 'utf8'),
  }));

test.each(['merchant', 'admin'])('ships no API description to browsers of the %s app', (app) => {
  const files = filesOf(app);
  // The files do contain the calls themselves.
  expect(files.filter(({ code }) => code.includes(reportFrontendError.path))).not.toEqual([]);
  const shipped = endpoints.flatMap(({ summary }) =>
    files.filter(({ code }) => code.includes(summary)).map(({ path }) => `${path}: ${summary}`),
  );
  expect(shipped).toEqual([]);
});
