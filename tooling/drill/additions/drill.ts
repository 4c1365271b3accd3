/**
 * `npm run drill -- new-list`, `new-call` and `new-rule`: adds a feature to a copy of the repository, whose types
 * and tests must pass, and lists the files that the feature requires.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plant } from '../mutants/plant.ts';
import { runTests } from '../mutants/run-tests.ts';
import { copyRepository } from '../product/repository-copy.ts';
import type { Addition } from './addition.ts';
import { newCall } from './new-call.ts';
import { newList } from './new-list.ts';
import { newRule } from './new-rule.ts';

const additions: Readonly<Record<string, Addition>> = {
  'new-list': newList,
  'new-call': newCall,
  'new-rule': newRule,
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const addTo = (root: string, { files, rows }: Addition): void => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  plant(root, rows);
};

const run = (root: string, folder: string, words: readonly string[]): void => {
  execFileSync(process.execPath, words, { cwd: join(root, folder), stdio: 'inherit' });
};

/** Returns the number of passed tests. Throws at the first failure. */
const testIn = async (root: string, { noun, tests }: Addition): Promise<number> => {
  let count = 0;
  for (const [folder, files] of Object.entries(tests)) {
    const { passed, failed, output } = await runTests(root, folder, files);
    if (failed.length > 0 || passed === 0) {
      throw new Error(`Fails with the new ${noun}: ${failed.join(', ')}\n${output}`);
    }
    count += passed;
  }
  return count;
};

const report = ({ noun, files, rows, generations }: Addition, passed: number): void => {
  const generated = generations.flatMap(({ file }) => file ?? []);
  const lines = [
    ...Object.keys(files).map((file) => `  file       ${file}`),
    ...rows.map(({ file }) => `  row        ${file}`),
    ...generated.map((file) => `  generated  ${file}`),
  ];
  const counts = `files: ${Object.keys(files).length}, rows: ${rows.length}, generated: ${generated.length}`;
  say(`A new ${noun}: ${counts}. Types and ${passed} tests pass.`);
  for (const line of lines) say(line);
};

const [, , name = ''] = process.argv;
const addition = additions[name];
if (addition === undefined) throw new Error(`Name an addition: ${Object.keys(additions).join(', ')}.`);

const copy = copyRepository();
try {
  addTo(copy.root, addition);
  for (const { folder, words } of addition.generations) run(copy.root, folder, words);
  for (const folder of addition.typed)
    run(copy.root, folder, [join('node_modules', 'typescript', 'bin', 'tsc')]);
  report(addition, await testIn(copy.root, addition));
} finally {
  copy.remove();
}
