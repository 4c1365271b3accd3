import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStatements } from './coverage-page.ts';
import { findGaps } from './find-gaps.ts';
import { readReports } from './test-reports.ts';

const repositoryRoot = resolve(import.meta.dirname, '../..');
const page = 'docs/specification-coverage.md';

const statements = readStatements(readFileSync(join(repositoryRoot, page), 'utf8'));
const ran = readReports(repositoryRoot);
const gaps = findGaps(statements, ran);

for (const gap of gaps) console.error(`${page}, ${gap}`);
const tests = new Set(
  statements.flatMap(({ tests: named }) => named.map(({ file, name }) => `${file} ${name}`)),
);
console.log(
  `${String(statements.length)} statements of the specification, shown by ${String(tests.size)} tests of ${String(ran.length)}; ${String(gaps.length)} gaps.`,
);
process.exit(gaps.length === 0 && statements.length > 0 ? 0 : 1);
