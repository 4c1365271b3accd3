import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findRecordGaps, indexRows, readIndex, readRecord } from './decision-records.ts';

const head = (title: string, ...lines: readonly string[]) => [`# ${title}`, '', ...lines, ''].join('\n');
const accepted = head('2. B', '- Status: Accepted', '- Date: 2026-11-22, revised 2026-11-23');

const gapsOf = (first: string) =>
  findRecordGaps([readRecord('0001-a.md', first), readRecord('0002-b.md', accepted)]);

test.each(['Accepted', 'Superseded by [ADR 2](0002-b.md)'])('a record that is %s has no gap', (status) => {
  expect(gapsOf(head('1. A', `- Status: ${status}`, '- Date: 2026-11-21'))).toEqual([]);
});

test.each([
  ['1. A', 'Accepted', 'yesterday', '0001-a.md: "yesterday" is no date.'],
  ['1. A', 'Draft', '2026-11-21', '0001-a.md: "Draft" is no status.'],
  ['1. A', 'Superseded', '2026-11-21', '0001-a.md: "Superseded" is no status.'],
  [
    '1. A',
    'Superseded by [ADR 3](0003-c.md)',
    '2026-11-21',
    '0001-a.md: "Superseded by [ADR 3](0003-c.md)" is no status.',
  ],
  [
    '1. A',
    'Superseded by [ADR 1](0001-a.md)',
    '2026-11-21',
    '0001-a.md: "Superseded by [ADR 1](0001-a.md)" is no status.',
  ],
  ['2. A', 'Accepted', '2026-11-21', '0001-a.md: is not titled as record 1.'],
])('%s, %s, %s has a gap', (title, status, date, gap) => {
  expect(gapsOf(head(title, `- Status: ${status}`, `- Date: ${date}`))).toEqual([gap]);
});

test('a record without status and date has two gaps', () => {
  expect(gapsOf(head('1. A'))).toEqual(['0001-a.md: "" is no status.', '0001-a.md: "" is no date.']);
});

const form = { meta: { form: true } } as const;

const folder = join(import.meta.dirname, '../../docs/adr');
const records = readdirSync(folder)
  .filter((file) => file !== 'README.md')
  .toSorted()
  .map((file) => readRecord(file, readFileSync(join(folder, file), 'utf8')));

test('every decision record has a status and a date, and names its successor', form, () => {
  expect(records.length).toBeGreaterThan(20);
  expect(findRecordGaps(records)).toEqual([]);
});

test('the index of decision records matches their heads', form, () => {
  expect(readIndex(readFileSync(join(folder, 'README.md'), 'utf8'))).toEqual(indexRows(records));
});
