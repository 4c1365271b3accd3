import { execFileSync } from 'node:child_process';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiFolder } from './api-process.ts';
import { makeNextRelease, type NextRelease } from './next-release.ts';

let next: NextRelease;

beforeAll(() => {
  next = makeNextRelease();
});
afterAll(() => next.remove());

const readRelease = (folder: string): unknown => {
  const program = `
    import { readRelease } from './src/db/release.ts';
    const { number, migrations } = readRelease();
    console.log(JSON.stringify({ number, migrations: migrations.map(({ name, oldestRelease }) => ({ name, oldestRelease })) }));
  `;
  const words = ['--conditions=tillbook-source', '--input-type=module', '--eval', program];
  return JSON.parse(execFileSync(process.execPath, words, { cwd: folder, encoding: 'utf8' }));
};

test('adds two migrations that are compatible with this release', () => {
  const added = next.migrations.map((name) => ({ name, oldestRelease: next.follows }));
  expect(added).toHaveLength(2);
  const own = readRelease(apiFolder);
  expect(own).toMatchObject({ number: next.follows, migrations: expect.any(Array) });
  expect(readRelease(next.apiFolder)).toEqual({
    number: next.follows + 1,
    migrations: expect.arrayContaining(added),
  });
});
