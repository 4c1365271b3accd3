import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { withStoredTransforms } from './stored-transforms.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'tillbook-transforms-'));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const builtWith = async (text: string) => {
  let count = 0;
  const source: Plugin = {
    name: 'source',
    resolveId: (id) => (id === 'entry' ? '\0entry.js' : undefined),
    load: (id) => (id === '\0entry.js' ? text : undefined),
  };
  const shout = withStoredTransforms(
    {
      name: 'shout',
      transform: {
        handler: (code, id) => {
          if (!id.endsWith('entry.js')) return undefined;
          count += 1;
          return { code: code.toUpperCase(), map: null };
        },
      },
    },
    root,
  );
  const output = await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [source, shout],
    build: { write: false, minify: false, rollupOptions: { input: 'entry' } },
  });
  return { count, output: JSON.stringify(output) };
};

const filesStored = () => readdirSync(root, { recursive: true }).length;

test('transforms a module once and reuses the stored result', async () => {
  const first = await builtWith("TEXT('quiet');");
  const second = await builtWith("TEXT('quiet');");
  expect(first.output).toContain('QUIET');
  expect(second.output).toContain('QUIET');
  expect([first.count, second.count]).toEqual([1, 0]);
});

test('transforms a module again if its text changed', async () => {
  await builtWith("TEXT('one');");
  const stored = filesStored();
  const changed = await builtWith("TEXT('two');");
  expect(changed.output).toContain('TWO');
  expect([changed.count, filesStored()]).toEqual([1, stored + 1]);
});
