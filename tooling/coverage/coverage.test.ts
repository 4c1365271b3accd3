import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStatements } from './coverage-page.ts';
import { findGaps } from './find-gaps.ts';
import { findRequirementGaps, requirementNumbers } from './find-requirement-gaps.ts';
import { readRequirements } from './requirements-page.ts';
import { readReport } from './test-reports.ts';

const page = `
| section | statement | shown by |
| --- | --- | --- |
| 2 | Signs in | [signs in](../apps/a/login.test.ts) [refuses \\[once\\]](../apps/a/login.test.ts) |
| 9 | Cents | [money › cents](../packages/d/money.test.ts) |
| 4 | Nothing shows this | |
`;

const reportOf = (status: string) =>
  JSON.stringify({
    testResults: [
      {
        name: '/somewhere/apps/a/login.test.ts',
        assertionResults: [
          { ancestorTitles: [''], title: 'signs in', status: 'passed' },
          { ancestorTitles: [], title: 'refuses [once]', status },
        ],
      },
      {
        name: '/somewhere/packages/d/money.test.ts',
        assertionResults: [{ ancestorTitles: ['money'], title: 'cents', status: 'passed' }],
      },
    ],
  });

const [shown, inGroup, bare] = readStatements(page);

test('a statement has a section, words and the tests it links to', () => {
  expect(shown).toEqual({
    line: 4,
    section: '2',
    words: 'Signs in',
    tests: [
      { file: 'apps/a/login.test.ts', name: 'signs in' },
      { file: 'apps/a/login.test.ts', name: 'refuses [once]' },
    ],
  });
});

describe('a gap', () => {
  const all = [shown, inGroup].filter((one) => one !== undefined);

  test('is none where every test has passed, by its title or by its groups and title', () => {
    expect(findGaps(all, readReport(reportOf('passed')))).toEqual([]);
  });

  test.each(['failed', 'skipped', 'pending'])('is a test that was %s', (status) => {
    expect(findGaps(all, readReport(reportOf(status)))).toEqual([
      expect.stringContaining('"refuses [once]" in apps/a/login.test.ts has not passed.'),
    ]);
  });

  test('is a test that is not there', () => {
    const [statement] = readStatements('| 2 | Signs in | [signs out](../apps/a/login.test.ts) |');
    expect(statement && findGaps([statement], readReport(reportOf('passed')))).toEqual([
      expect.stringContaining('apps/a/login.test.ts has no test "signs out".'),
    ]);
  });

  test('is a file that did not run, also where another one ends like it', () => {
    const [statement] = readStatements('| 2 | Signs in | [signs in](../a/login.test.ts) |');
    const ran = readReport(reportOf('passed')).map((one) => ({
      ...one,
      file: '/somewhere/apps/aa/login.test.ts',
    }));
    expect(statement && findGaps([statement], ran)).toEqual([
      expect.stringContaining('a/login.test.ts did not run.'),
    ]);
  });

  test('is a statement without a test', () => {
    expect(bare && findGaps([bare], [])).toEqual([expect.stringContaining('names no test.')]);
  });
});

test('the page of this repository covers every section that can be observed, each statement with a test', () => {
  const statements = readStatements(
    readFileSync(join(import.meta.dirname, '../../docs/specification-coverage.md'), 'utf8'),
  );
  const sections = new Set(statements.map(({ section }) => section));
  expect([...sections].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
  expect(statements.filter(({ tests }) => tests.length === 0)).toEqual([]);
});

describe('a standard', () => {
  const ran = readReport(reportOf('failed'));
  const rest = requirementNumbers
    .filter((number) => !number.startsWith('1.1.'))
    .map((number) => `| V${number} | LDAP | not applicable | There is none. |`);
  const gapsWith = (...rows: readonly string[]) =>
    findRequirementGaps(
      readRequirements([...rows, ...rest].join('\n')),
      ran,
      (place) => place === 'docs/a.md',
    );

  test('has 253 requirements in levels 1 and 2', () => {
    expect(new Set(requirementNumbers).size).toBe(253);
  });

  test('is answered where each is met by tests or places, does not apply, or is open', () => {
    const met = '| V1.1.1 | Signs in | met | [signs in](../apps/a/login.test.ts); [a decision](a.md#why) |';
    expect(gapsWith(met, '| V1.1.2 | Factors | open | There is one. |')).toEqual([]);
  });

  test.each([
    ['| V1.1.1 | Signs in | met | By itself. |', 'says neither what shows it nor why.'],
    ['| V1.1.1 | Signs in | open | |', 'says neither what shows it nor why.'],
    ['| V1.1.1 | Signs in | perhaps | [a](a.md) |', '"perhaps" is no verdict.'],
    ['| V1.1.1 | Signs in | met | [a](b.md) |', 'docs/b.md is not there.'],
    ['| V1.1.1 | Signs in | met | [a](../apps/a.ts) |', 'apps/a.ts is not there.'],
    ['| V1.1.1 | Signs in | met | [signs out](../apps/a/login.test.ts) |', 'has no test "signs out".'],
    ['| V1.1.1 | Signs in | open | [refuses \\[once\\]](../apps/a/login.test.ts) |', 'has not passed.'],
    ['| V1.1.3 | Signs in | open | There is one. |', 'V1.1.1 is missing.'],
    [
      '| V1.1.3 | Signs in | open | There is one. |',
      'V1.1.3 stands there twice, or is none of levels 1 and 2.',
    ],
    ['| V1.1.2 | Signs in | open | There is one. |', 'V1.1.2 stands there twice'],
  ])('is not answered by %s: %s', (row, gap) => {
    expect(gapsWith(row, '| V1.1.2 | Factors | open | There is one. |').join('\n')).toContain(gap);
  });
});
