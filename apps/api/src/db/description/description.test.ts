import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../../test/fresh-database.ts';
import { connectOwner } from '../connect-owner.ts';
import { type Catalog, readCatalog, type Table } from './read-catalog.ts';
import { schemaSql } from './schema-sql.ts';

let database: FreshDatabase;
let client: pg.Client;
let catalog: Catalog;

beforeAll(async () => {
  database = await freshDatabase();
  client = await connectOwner(database.databaseUrl, 'tillbook-check');
  catalog = await readCatalog(client);
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

it('matches schema.sql to the migrated database', () => {
  const written = readFileSync(join(import.meta.dirname, '../schema.sql'), 'utf8');
  expect(written, 'Run `npm run describe-database` in `apps/api`').toBe(schemaSql(catalog));
});

const readComment = ({ comment }: Table): { description: string; writers: readonly string[] } => {
  const [description = '', writers = ''] = (comment ?? '').split(' Written by ', 2);
  return { description, writers: writers.replace(/\.$/, '').split(', ').filter(Boolean) };
};

describe('every table', () => {
  it('requires that a comment describes each table and names its writers', () => {
    const without = catalog.tables.filter((table) => {
      const { description, writers } = readComment(table);
      return description === '' || writers.length === 0;
    });
    expect(without.map(({ name }) => name)).toEqual([]);
    expect(catalog.tables.length).toBeGreaterThan(40);
  });

  it('requires that table comments name existing folders and functions as writers', () => {
    const source = resolve(import.meta.dirname, '../..');
    const functions = catalog.functions.map(({ signature }) => signature.split('(')[0]);
    const unknown = catalog.tables
      .flatMap((table) => readComment(table).writers)
      .filter((writer) => !functions.includes(writer) && !existsSync(join(source, writer)));
    expect(unknown).toEqual([]);
  });
});

it('requires a comment on every view, type and schema', () => {
  const { views, types, schemas } = catalog;
  const without = [...views, ...types, ...schemas].filter(({ comment }) => comment === null);
  expect(without.map(({ name }) => name)).toEqual([]);
});

it('pins the arguments, result and volatility of functions in constraints and indexes', async () => {
  const { rows } = await client.query(
    `select coalesce(k.conname, d.objid::regclass::name) as "usedBy", p.oid::regprocedure::text as function,
            pg_get_function_result(p.oid) as result, p.provolatile as volatility
       from pg_depend d join pg_proc p on d.refclassid = 'pg_proc'::regclass and p.oid = d.refobjid
       left join pg_constraint k on d.classid = 'pg_constraint'::regclass and k.oid = d.objid
      where d.classid in ('pg_constraint'::regclass, 'pg_class'::regclass, 'pg_attrdef'::regclass, 'pg_rewrite'::regclass)
        and p.oid::regprocedure::text = any ($1)
      order by 1, 2`,
    [catalog.functions.map(({ signature }) => signature)],
  );
  // A later version with other arguments cannot replace this function, and a change to it does not check
  // existing rows again.
  expect(rows).toEqual([
    {
      usedBy: 'entry_sets_balanced',
      function: 'ledger.lines_balance(text[],bigint[],text)',
      result: 'boolean',
      volatility: 'i',
    },
  ]);
});
