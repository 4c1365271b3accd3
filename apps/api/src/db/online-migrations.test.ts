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

describe('a migration while the previous release serves', () => {
  it.each(checked)('breaks no rule of online migrations without an exemption: $name', ({ text }) => {
    expect(brokenRules(text)).toEqual([]);
  });

  it.each(checked)('requires a reason for each rule of online migrations that $name breaks', ({ text }) => {
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
      'a required column that older processes leave out',
      'ALTER TABLE t ADD a text NOT NULL;',
      'adding-required-field',
    ],
    [
      'a default that rewrites the table',
      'ALTER TABLE t ADD a uuid DEFAULT gen_random_uuid();',
      'adding-field-with-default',
    ],
    ['a check of every row', 'ALTER TABLE t ADD CONSTRAINT c CHECK (a > 0);', 'constraint-missing-not-valid'],
    ['a column that becomes required', 'ALTER TABLE t ALTER a SET NOT NULL;', 'adding-not-nullable-field'],
    ['a changed column type', 'ALTER TABLE t ALTER a TYPE bigint;', 'changing-column-type'],
    ['a renamed column', 'ALTER TABLE t RENAME a TO b;', 'renaming-column'],
    ['a dropped column that older processes read', 'ALTER TABLE t DROP COLUMN a;', 'ban-drop-column'],
    ['a dropped table that older processes read', 'DROP TABLE t;', 'ban-drop-table'],
  ])('refuses a migration with %s', (_, text, rule) => {
    expect(brokenRules(text)).toContain(rule);
  });

  it('accepts a migration that gives a reason for breaking a rule', () => {
    const text =
      '-- Not read since release 9.\n-- squawk-ignore ban-drop-column\nALTER TABLE t DROP COLUMN a;';
    expect(brokenRules(text)).toEqual([]);
  });
});

describe('the first line of a migration', () => {
  it('requires that no migration names an oldest release above the current one', () => {
    const named = readRelease().migrations.flatMap(({ oldestRelease }) => oldestRelease ?? []);
    expect(named).toHaveLength(checked.length);
    expect(Math.max(...named)).toBeLessThanOrEqual(lastRelease.number);
  });

  it('requires an oldest release in each migration from 0030 on', () => {
    expect(namedOldestRelease('0031_later', '-- Runs beside releases from 12.\nSELECT 1;')).toBe(12);
    expect(namedOldestRelease('0029_search_words', 'SELECT 1;')).toBeUndefined();
    expect(() => namedOldestRelease('0031_later', 'SELECT 1;\n-- Runs beside releases from 12.')).toThrow(
      '0031_later does not begin with "-- Runs beside releases from <number>."',
    );
  });
});

const drop = 'DROP INDEX CONCURRENTLY IF EXISTS public.places;';
const create = '-- For lists.\nCREATE UNIQUE INDEX CONCURRENTLY places ON t USING btree (a, b) WHERE c;';

describe('a migration that builds indexes concurrently', () => {
  it('accepts a migration that drops each index before it builds the index concurrently', () => {
    expect(() => requireRepeatable('0031_later', [drop, create])).not.toThrow();
    expect(() => requireRepeatable('0031_later', [drop])).not.toThrow();
  });

  it.each([
    ['does not drop the index before creating it', [create]],
    ['drops another index before creating it', [drop.replace('places', 'others'), create]],
    ['skips an index that exists', [drop, create.replace('places', 'IF NOT EXISTS places')]],
    ['drops an index that may be missing', [drop.replace('IF EXISTS ', '')]],
    ['also alters a table', [drop, create, 'ALTER TABLE t ADD a text;']],
    ['has two statements in one string', [`${drop} ${create}`]],
  ])('refuses a concurrent migration that %s', (_, statements) => {
    expect(() => requireRepeatable('0031_later', statements)).toThrow(/^0031_later has INDEX CONCURRENTLY/);
  });
});
