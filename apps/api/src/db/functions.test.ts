import { basename } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../test/fresh-database.ts';
import { connectOwner } from './connect-owner.ts';
import { numberFor } from './description/release-number.ts';
import { ownFunctions } from './description/own-functions.ts';
import lastRelease from './release.json' with { type: 'json' };
import { readRelease } from './release.ts';

const release = readRelease();
const functionFiles = release.files.filter(({ name }) => name.startsWith('functions/'));

let database: FreshDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await freshDatabase();
  client = await connectOwner(database.databaseUrl, 'tillbook-check');
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

const commentedIn = async (text: string): Promise<readonly string[]> => {
  const signatures = [...text.matchAll(/^COMMENT ON FUNCTION (.+?\)) IS$/gm)].map(
    ([, signature]) => signature,
  );
  const { rows } = await client.query<{ signature: string }>(
    'select given::regprocedure::text as signature from unnest($1::text[]) given',
    [signatures],
  );
  return rows.map(({ signature }) => signature);
};

describe('the functions of the database', () => {
  it('requires one commented file for each database function, and no other function files', async () => {
    const inFiles = await commentedIn(functionFiles.map(({ text }) => text).join('\n'));
    const inDatabase = await ownFunctions(client);
    expect(inFiles.toSorted()).toEqual(inDatabase.map(({ signature }) => signature).toSorted());
    expect(inDatabase.filter(({ comment }) => comment === null)).toEqual([]);
  });

  it('names each function file after its function', async () => {
    const misnamed = functionFiles.filter(
      ({ name, text }) =>
        !new RegExp(`^CREATE OR REPLACE FUNCTION \\w+\\.${basename(name, '.sql')}\\(`, 'm').test(text),
    );
    expect(misnamed.map(({ name }) => name)).toEqual([]);
  });

  it('stores the text of each function file in the database, with a valid body', async () => {
    const before = await ownFunctions(client);
    await client.query('begin');
    for (const { text } of functionFiles) await client.query(text);
    const after = await ownFunctions(client);
    await client.query('rollback');
    expect(after).toEqual(before);
    expect(before.length).toBeGreaterThan(30);
  });

  it("refuses other roles' calls of database functions, except triggers", async () => {
    const open = (await ownFunctions(client)).filter(({ isOpenToAll }) => isOpenToAll);
    expect(open.filter(({ definition }) => !definition.includes('RETURNS trigger'))).toEqual([]);
  });

  it('refuses a migration that replaces a function, because functions change in their files', () => {
    const first = release.migrations.findIndex(({ name }) => name === '0027_repeatable_files');
    const replacing = release.migrations
      .slice(first)
      .filter(({ statements }) => /create or replace function/i.test(statements.join('\n')));
    expect(replacing.map(({ name }) => name)).toEqual([]);
  });
});

it('requires a new release number with each changed file: run `npm run describe-database` in `apps/api`', () => {
  expect(lastRelease).toEqual(numberFor(release.files, lastRelease));
});
