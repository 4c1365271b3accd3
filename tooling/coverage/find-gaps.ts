import type { NamedTest, Statement } from './coverage-page.ts';
import type { RanTest } from './test-reports.ts';

/** What one test lacks, as a sentence; nothing where it is there and has passed. */
export const findTestGaps = (test: NamedTest, ran: readonly RanTest[]): readonly string[] => {
  const ofFile = ran.filter(({ file }) => file.endsWith(`/${test.file}`));
  if (ofFile.length === 0) return [`${test.file} did not run.`];
  const found = ofFile.filter(({ title, fullTitle }) => title === test.name || fullTitle === test.name);
  if (found.length === 0) return [`${test.file} has no test "${test.name}".`];
  const open = found.filter(({ status }) => status !== 'passed');
  return open.length === 0 ? [] : [`"${test.name}" in ${test.file} has not passed.`];
};

/**
 * What stands between the page and the truth: statements without a test, tests that are not there, tests that did not
 * pass. Empty where each statement is shown.
 */
export const findGaps = (statements: readonly Statement[], ran: readonly RanTest[]): readonly string[] =>
  statements.flatMap(({ line, section, words, tests }) => {
    const gaps = tests.length === 0 ? ['names no test.'] : tests.flatMap((test) => findTestGaps(test, ran));
    return gaps.map((gap) => `line ${String(line)}, section ${section} (${words}): ${gap}`);
  });
