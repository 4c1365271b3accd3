import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { generateDrizzleJson, generateMigration } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import * as schema from './schema/index.ts';

const snapshotsFolder = join(import.meta.dirname, 'migrations/meta');

const readJson = (name: string) => JSON.parse(readFileSync(join(snapshotsFolder, name), 'utf8'));

it('records the tables that the code declares in the newest migration snapshot', async () => {
  const { entries } = readJson('_journal.json');
  const newest = readJson(`${String(entries.at(-1).tag).slice(0, 4)}_snapshot.json`);
  const current = generateDrizzleJson(schema, newest.id, undefined, 'snake_case');
  expect(await generateMigration(newest, current)).toEqual([]);
});
