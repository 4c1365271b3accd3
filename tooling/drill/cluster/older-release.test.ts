import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { apiProgram } from '../product/api-program.ts';

const folder = mkdtempSync(join(tmpdir(), 'releases-'));
afterAll(() => rmSync(folder, { recursive: true }));

const releaseWith = (name: string, programs: string): string => {
  mkdirSync(join(folder, name, programs), { recursive: true });
  writeFileSync(join(folder, name, programs, 'serve.ts'), '');
  return join(folder, name);
};

test('runs a program of this release', () => {
  const release = releaseWith('this', 'src/programs');
  expect(apiProgram(release, 'serve')).toEqual(['--conditions=tillbook-source', 'src/programs/serve.ts']);
});

test('runs a program of a release without src/programs', () => {
  const release = releaseWith('older', 'src');
  expect(apiProgram(release, 'serve')).toEqual(['--conditions=tillbook-source', 'src/serve.ts']);
});
