import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { linkedFiles, readCatalog } from './catalog.ts';
import { findGaps, findTestGaps } from './find-gaps.ts';
import { readReport, readReports } from './test-reports.ts';
import { writeTracePage } from './trace-page.ts';

const textOfReport = (status: string) =>
  JSON.stringify({
    testResults: [
      {
        name: '/checkout/apps/a/apps/a/login.test.ts',
        assertionResults: [
          { ancestorTitles: [''], title: 'signs in', status, meta: { shows: ['spec:2.1'] } },
          { ancestorTitles: ['a password'], title: 'is [hashed]', status: 'passed', meta: {} },
        ],
      },
    ],
  });

const reportOf = (status: string) => readReport('apps/a', textOfReport(status));

const passed = reportOf('passed');
const exists = (file: string) => file === 'docs/a.md';
const gapsOf = (row: string) =>
  findGaps(readCatalog(row, row.includes('asvs:') ? 'requirements' : 'statements'), passed, exists);

test('reads both reports of a package, with and without a running product', () => {
  const root = mkdtempSync(join(tmpdir(), 'reports-'));
  const statuses = { 'reports/vitest.json': 'passed', 'reports/e2e/vitest.json': 'failed' };
  for (const [report, status] of Object.entries(statuses)) {
    const path = join(root, 'apps/a', report);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, textOfReport(status));
  }
  try {
    const read = readReports(root).filter(({ title }) => title === 'signs in');
    expect(read.map(({ file, status }) => [file, status])).toEqual([
      ['apps/a/login.test.ts', 'failed'],
      ['apps/a/login.test.ts', 'passed'],
    ]);
  } finally {
    rmSync(root, { recursive: true });
  }
});

test('reads statements as met and requirements with their verdict', () => {
  const page = '## 2 Sign-in\n\n| id | what can be seen |\n| --- | --- |\n| spec:2.1 | signs \\| in |';
  expect(readCatalog(page, 'statements')).toEqual([
    { id: 'spec:2.1', line: 5, section: '2 Sign-in', text: 'signs \\| in', verdict: 'met', reason: '' },
  ]);
  expect(readCatalog('| asvs:V1.1.1 | encodes | open | Not yet. |', 'requirements')).toEqual([
    { id: 'asvs:V1.1.1', line: 1, section: '', text: 'encodes', verdict: 'open', reason: 'Not yet.' },
  ]);
});

test('reads the files that a reason links to and ignores other addresses', () => {
  const reason = '[a](a.md#why), [b](../apps/b.ts), [c](https://example.com), [d](#below)';
  expect(linkedFiles(reason)).toEqual(['docs/a.md', 'apps/b.ts']);
});

test('reads tests with their IDs, their groups and their file in the repository', () => {
  expect(passed).toEqual([
    { file: 'apps/a/login.test.ts', title: 'signs in', status: 'passed', shows: ['spec:2.1'] },
    { file: 'apps/a/login.test.ts', title: 'a password › is [hashed]', status: 'passed', shows: [] },
  ]);
});

describe('a claim', () => {
  test.each([
    '| spec:2.1 | signs in |',
    '| asvs:V1.1.1 | encodes | met | [decided](a.md#why) |',
    '| asvs:V1.1.1 | encodes | open | Not yet. |',
    '| asvs:V1.1.1 | encodes | not applicable | There is none. |',
  ])('finds no gap in the claim %s', (row) => {
    expect(gapsOf(row)).toEqual([]);
  });

  test.each([
    ['| spec:2.2 | signs out |', 'line 1, spec:2.2: no test shows it.'],
    ['| asvs:V1.1.1 | encodes | met | By itself. |', 'line 1, asvs:V1.1.1: no test shows it.'],
    ['| asvs:V1.1.1 | encodes | open | |', 'line 1, asvs:V1.1.1: does not say why.'],
    ['| asvs:V1.1.1 | encodes | met | [a](b.md) |', 'line 1, asvs:V1.1.1: docs/b.md does not exist.'],
    ['| asvs:V1.1.1 | encodes | perhaps | So. |', 'line 1, asvs:V1.1.1: "perhaps" is not a verdict.'],
    ['| spec:2.1 | a |\n| spec:2.1 | b |', 'line 2, spec:2.1: the id is given twice.'],
  ])('finds in the claim %s the gap: %s', (row, gap) => {
    expect(gapsOf(row)).toEqual([gap]);
  });
});

describe('a test with an ID', () => {
  test('reports no gap for a failed test with an ID, which fails its own step', () => {
    expect(findTestGaps(reportOf('failed'), new Set(['spec:2.1']))).toEqual([]);
  });

  test.each(['skipped', 'pending'])('reports a %s test with an ID as a gap', (status) => {
    expect(findTestGaps(reportOf(status), new Set(['spec:2.1']))).toEqual([
      'apps/a/login.test.ts, "signs in": shows spec:2.1 and did not run.',
    ]);
  });

  test('reports an ID that no catalog contains', () => {
    expect(findTestGaps(passed, new Set())).toEqual([
      'apps/a/login.test.ts, "signs in": no catalog has spec:2.1.',
    ]);
  });
});

test('writes claims, reasons and tests with links that are relative to the report’s folder', () => {
  const claims = [
    ...readCatalog('## 2 Sign-in\n| spec:2.1 | signs in |', 'statements'),
    ...readCatalog('## V1 Encoding\n| asvs:V1.1.1 | encodes | open | [a](a.md) |', 'requirements'),
  ];
  expect(writeTracePage('Claims', claims, [...reportOf('failed'), ...reportOf('failed')])).toBe(`# Claims

## 2 Sign-in

- **spec:2.1** signs in
  - [signs in](../../apps/a/login.test.ts) (failed)

## V1 Encoding

- **asvs:V1.1.1** (open) encodes: [a](../../docs/a.md)
`);
});

test('covers every observable section of the specification with statements', () => {
  const page = readFileSync(join(import.meta.dirname, '../../../docs/specification-statements.md'), 'utf8');
  const ids = readCatalog(page, 'statements').map(({ id }) => id);
  const sections = new Set(ids.map((id) => id.slice('spec:'.length).split('.')[0] ?? ''));
  expect([...sections].toSorted()).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});
