/** `npm run drill -- new-list`: adds a list to a copy of the repository, whose types and tests must pass. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { plant } from '../mutants/plant.ts';
import { copyRepository } from '../product/repository-copy.ts';
import { runTests } from '../mutants/run-tests.ts';
import { newList } from './new-list.ts';

const merchant = 'apps/merchant';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const writeFiles = (root: string): void => {
  for (const [file, text] of Object.entries(newList.files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
};

const runScript = (root: string, program: string, ...words: readonly string[]): void => {
  execFileSync(process.execPath, [program, ...words], { cwd: join(root, merchant), stdio: 'inherit' });
};

const testsOfLists = ['src/lists/one-definition.test.ts', 'src/lists/list-columns.test.tsx'];

const copy = copyRepository();
try {
  writeFiles(copy.root);
  plant(copy.root, newList.rows);
  runScript(copy.root, join('..', '..', 'tooling', 'config', 'vite', 'generate-routes.ts'));
  runScript(copy.root, join('node_modules', 'typescript', 'bin', 'tsc'));
  const { passed, failed, output } = await runTests(copy.root, merchant, testsOfLists);
  for (const name of failed) say(`fails with the new list: ${name}`);
  if (passed === 0) say(output);
  if (failed.length > 0 || passed === 0) process.exitCode = 1;
  const files = Object.keys(newList.files);
  const rows = newList.rows.map(({ file }) => file);
  say(`A new list: ${files.length} files and ${rows.length} rows; types and ${passed} tests pass.`);
  for (const file of files) say(`  file  ${file}`);
  for (const file of rows) say(`  row   ${file}`);
} finally {
  copy.remove();
}
