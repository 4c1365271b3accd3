import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findNode, triedMajors } from './node-versions.ts';
import { firstExample, outsideProject, type OutsideProject, promisedLines } from './outside-project.ts';
import { packPackage, type PackedPackage, publintMessages, typeProblems } from './packed-package.ts';

const destination = mkdtempSync(join(tmpdir(), 'packed-'));
let packed: PackedPackage;
let project: OutsideProject;

beforeAll(() => {
  packed = packPackage('domain', 'npm', destination);
  project = outsideProject();
  project.install(packed);
});
afterAll(() => {
  project.remove();
  rmSync(destination, { recursive: true });
});

test('publint and attw find nothing wrong with what is packed', async () => {
  expect(await publintMessages(packed)).toEqual([]);
  expect(await typeProblems(packed)).toEqual([]);
});

test.for(triedMajors)(
  "the README's first example prints in Node %i what its comments say",
  (major, { skip }) => {
    const node = findNode(major);
    if (node === undefined) return skip(`Node ${major} is not to be had`);
    const example = firstExample(packed, 'js');
    project.write('example.js', example);
    const promised = promisedLines(example);
    expect(promised.length).toBeGreaterThan(0);
    expect(project.run('example.js', node)).toEqual(promised);
  },
);

test('a page that Vite builds with it works in a browser', async () => {
  project.write(
    'page.js',
    `import { formatCents } from '@tillbook/domain'; document.getElementById('root').textContent = formatCents(12438);`,
  );
  expect(await project.openPage('page.js', (page) => page.locator('#root').innerText())).toBe('$124.38');
});

test.each(['nodenext', 'bundler'] as const)('a strict project reads its types under %s', (module) => {
  project.write(
    'typed.ts',
    `import { formatCents, type Tone, transactionStatusTone } from '@tillbook/domain';
export const text: string = formatCents(5);
export const tone: Tone | undefined = transactionStatusTone('pending');
// @ts-expect-error An amount is a number: were the types not found, anything would do.
formatCents('5');
`,
  );
  expect(project.checkTypes('typed.ts', module)).toBe('');
});
