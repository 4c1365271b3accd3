import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { readStatements } from './coverage-page.ts';
import { findGaps } from './find-gaps.ts';
import { findRequirementGaps } from './find-requirement-gaps.ts';
import { readRequirements } from './requirements-page.ts';
import { readReports } from './test-reports.ts';

const repositoryRoot = resolve(import.meta.dirname, '../..');
/** The pages that name, for each thing they claim, the test that shows it. */
const pages = ['docs/specification-coverage.md', 'docs/threat-model.md'];

const ran = readReports(repositoryRoot);

/** Says how a page stands, and whether everything on it has been shown. */
const isShown = (page: string): boolean => {
  const statements = readStatements(readFileSync(join(repositoryRoot, page), 'utf8'));
  const gaps = findGaps(statements, ran);
  for (const gap of gaps) console.error(`${page}, ${gap}`);
  const tests = new Set(
    statements.flatMap(({ tests: named }) => named.map(({ file, name }) => `${file} ${name}`)),
  );
  console.log(
    `${page}: ${String(statements.length)} statements, shown by ${String(tests.size)} tests of ${String(ran.length)}; ${String(gaps.length)} gaps.`,
  );
  return gaps.length === 0 && statements.length > 0;
};

/** As `isShown`, for the page that answers a standard's requirements. */
const isAnswered = (page: string): boolean => {
  const requirements = readRequirements(readFileSync(join(repositoryRoot, page), 'utf8'));
  const gaps = findRequirementGaps(requirements, ran, (place) => existsSync(join(repositoryRoot, place)));
  for (const gap of gaps) console.error(`${page}, ${gap}`);
  const count = (verdict: string) => requirements.filter((one) => one.verdict === verdict).length;
  console.log(
    `${page}: ${String(count('met'))} met, ${String(count('not applicable'))} not applicable, ${String(count('open'))} open; ${String(gaps.length)} gaps.`,
  );
  return gaps.length === 0;
};

const shown = [...pages.map(isShown), isAnswered('docs/asvs.md')];
process.exit(shown.every(Boolean) ? 0 : 1);
