import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { isConcurrent, namedOldestRelease, requireRepeatable } from './migration-text.ts';
import lastRelease from './release.json' with { type: 'json' };
import { readRelease } from './release.ts';

const apiFolder = join(import.meta.dirname, '../..');
const migrationsFolder = join(import.meta.dirname, 'migrations');
const squawk = fileURLToPath(import.meta.resolve('squawk-cli/js/bin/squawk'));

const violations = z.array(z.object({ rule_name: z.string(), line: z.number() }));

/** The rules of Squawk that a migration breaks. */
const brokenRules = (text: string): readonly string[] => {
  const mode = isConcurrent([text]) ? '--no-assume-in-transaction' : '--assume-in-transaction';
  const options = ['--reporter', 'json', '--stdin-filepath', 'migration.sql', mode];
  const { stdout, stderr } = spawnSync(process.execPath, [squawk, ...options], {
    cwd: apiFolder,
    input: text,
    encoding: 'utf8',
  });
  const found = violations.safeParse(stdout === '' ? undefined : JSON.parse(stdout));
  if (!found.success) throw new Error(`Squawk said: ${stderr}`);
  return found.data.map(({ rule_name: name }) => name);
};

const checked = readdirSync(migrationsFolder)
  .filter((name) => name.endsWith('.sql') && Number.parseInt(name, 10) >= 30)
  .map((name) => ({ name, text: readFileSync(join(migrationsFolder, name), 'utf8') }));

describe('a migration can run while the release before it serves', () => {
  it.each(checked)('$name', ({ text }) => {
    expect(brokenRules(text)).toEqual([]);
  });

  it.each(checked)('$name gives a reason for each rule that it breaks', ({ text }) => {
    const lines = text.split('\n');
    const withoutReason = lines.filter(
      (line, index) =>
        line.startsWith('-- squawk-ignore') && !/^-- (?!squawk-ignore).{10,}/.test(lines[index - 1] ?? ''),
    );
    expect(withoutReason).toEqual([]);
  });

  it.each([
    ['an index that locks out writes', 'CREATE INDEX i ON t (a);', 'require-concurrent-index-creation'],
    [
      'a column that older processes leave out',
      'ALTER TABLE t ADD a text NOT NULL;',
      'adding-required-field',
    ],
    [
      'a default that rewrites the table',
      'ALTER TABLE t ADD a uuid DEFAULT gen_random_uuid();',
      'adding-field-with-default',
    ],
    ['a check of every row', 'ALTER TABLE t ADD CONSTRAINT c CHECK (a > 0);', 'constraint-missing-not-valid'],
    ['a required column', 'ALTER TABLE t ALTER a SET NOT NULL;', 'adding-not-nullable-field'],
    ['another type', 'ALTER TABLE t ALTER a TYPE bigint;', 'changing-column-type'],
    ['another name', 'ALTER TABLE t RENAME a TO b;', 'renaming-column'],
    ['a column that older processes read', 'ALTER TABLE t DROP COLUMN a;', 'ban-drop-column'],
    ['a table that older processes read', 'DROP TABLE t;', 'ban-drop-table'],
  ])('or is refused: %s', (_, text, rule) => {
    expect(brokenRules(text)).toContain(rule);
  });

  it('unless it says why', () => {
    const text =
      '-- Not read since release 9.\n-- squawk-ignore ban-drop-column\nALTER TABLE t DROP COLUMN a;';
    expect(brokenRules(text)).toEqual([]);
  });
});

describe('the first line of a migration', () => {
  it('names the oldest release that can run beside it, which is not a later one', () => {
    const named = readRelease().migrations.flatMap(({ oldestRelease }) => oldestRelease ?? []);
    expect(named).toHaveLength(checked.length);
    expect(Math.max(...named)).toBeLessThanOrEqual(lastRelease.number);
  });

  it('is required from migration 0030 on', () => {
    expect(namedOldestRelease('0031_later', '-- Runs beside releases from 12.\nSELECT 1;')).toBe(12);
    expect(namedOldestRelease('0029_search_words', 'SELECT 1;')).toBeUndefined();
    expect(() => namedOldestRelease('0031_later', 'SELECT 1;\n-- Runs beside releases from 12.')).toThrow(
      '0031_later does not begin with "-- Runs beside releases from <number>."',
    );
  });
});

const drop = 'DROP INDEX CONCURRENTLY IF EXISTS public.places;';
const create = '-- For lists.\nCREATE UNIQUE INDEX CONCURRENTLY places ON t USING btree (a, b) WHERE c;';

describe('a migration with indexes built concurrently', () => {
  it('drops each of them first, so that it can be run again', () => {
    expect(() => requireRepeatable('0031_later', [drop, create])).not.toThrow();
    expect(() => requireRepeatable('0031_later', [drop])).not.toThrow();
  });

  it.each([
    ['does not drop one before it', [create]],
    ['drops another one before it', [drop.replace('places', 'others'), create]],
    ['skips one that is there', [drop, create.replace('places', 'IF NOT EXISTS places')]],
    ['drops one that may be gone', [drop.replace('IF EXISTS ', '')]],
    ['does something else as well', [drop, create, 'ALTER TABLE t ADD a text;']],
    ['has two statements in one', [`${drop} ${create}`]],
  ])('is refused if it %s', (_, statements) => {
    expect(() => requireRepeatable('0031_later', statements)).toThrow(/^0031_later has INDEX CONCURRENTLY/);
  });
});
