import type pg from 'pg';

/** Excludes generated columns. */
export type CopiedTable = {
  /** As in a statement: `public.users`. */
  readonly name: string;
  readonly columns: readonly string[];
};

export type Sequence = { readonly name: string; readonly value: string | null };

/** Excludes jobs: due jobs are found from the tables and enqueued again within a second. */
const copiedSchemas = ['public', 'sandbox_processor'];

type Reference = { readonly from: string; readonly to: string };

/** Sorts every table after the tables that it references, so that referenced rows are inserted first. */
const orderByReferences = (
  tables: readonly CopiedTable[],
  references: readonly Reference[],
): readonly CopiedTable[] => {
  const ordered: CopiedTable[] = [];
  let waiting = tables;
  while (waiting.length > 0) {
    const isWaiting = (name: string) => waiting.some((table) => table.name === name);
    const free = waiting.filter(
      ({ name }) => !references.some(({ from, to }) => from === name && isWaiting(to)),
    );
    if (free.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...free);
    waiting = waiting.filter((table) => !free.includes(table));
  }
  return ordered;
};

export const copiedTables = async (client: pg.ClientBase): Promise<readonly CopiedTable[]> => {
  const tables = await client.query<CopiedTable>(
    `select c.oid::regclass::text as name, array_agg(quote_ident(a.attname) order by a.attnum) as columns
       from (select c.oid, n.nspname from pg_class c join pg_namespace n on n.oid = c.relnamespace where c.relkind = 'r') c
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
      where c.nspname = any($1) group by c.oid order by 1`,
    [copiedSchemas],
  );
  const references = await client.query<Reference>(
    `select conrelid::regclass::text as from, confrelid::regclass::text as to
       from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  return orderByReferences(tables.rows, references.rows);
};

/** Returns the value of each sequence; null if it is unused. */
export const sequencesOf = async (client: pg.ClientBase): Promise<readonly Sequence[]> => {
  const { rows } = await client.query<Sequence>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
       from pg_sequences where schemaname = any($1) order by 1`,
    [copiedSchemas],
  );
  return rows;
};

/**
 * Identifies the migrations of the database: its tables match those of a backup only if both have the same
 * migrations.
 */
export const schemaLevel = async (client: pg.ClientBase): Promise<string> => {
  const { rows } = await client.query<{ level: string }>(
    `select count(*) over () || '-' || left(hash, 12) as level
       from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return rows[0]?.level ?? 'none';
};
