import pg from 'pg';
import { productNow } from '../product/product-clock.ts';
import { allPayloads, elsewhere, marker } from './script-payloads.ts';

type Column = { readonly table: string; readonly name: string; readonly type: 'text' | 'jsonb' };

/** Tables whose texts no call returns. */
const innerTables = [
  'account_words',
  'idempotency_records',
  'instrument_words',
  'platform_lists',
  'sealing_keys',
  'seedings',
  'statement_files',
  'throttles',
] as const;

/** Columns of enumerated texts and references: another value would select another row. */
const signs = [
  'card_fee_type',
  'category',
  'channel',
  'field',
  'id',
  'kind',
  'list',
  'media_type',
  'method',
  'normal_balance',
  'origin',
  'password_hash',
  'purpose',
  'role',
  'status',
  'subtype',
  'type',
] as const;

/** Lists the columns with texts for people. New columns are included unless listed above. */
const readColumns = async (client: pg.Client): Promise<readonly Column[]> => {
  const { rows } = await client.query<Column>(
    `select c.table_name as "table", c.column_name as name, c.data_type as type
       from information_schema.columns c join pg_tables t on t.schemaname = c.table_schema and t.tablename = c.table_name
      where c.table_schema = 'public' and c.data_type in ('text', 'jsonb')
        and c.table_name <> all ($1) and c.column_name <> all ($2) and c.column_name !~ '_id$'
      order by 1, 2`,
    [innerTables, signs],
  );
  return rows;
};

const readKeys = async (client: pg.Client, table: string): Promise<readonly string[]> => {
  const { rows } = await client.query<{ keys: string[] }>(
    `select array(select attname::text from pg_attribute where attrelid = i.indrelid and attnum = any (i.indkey)) as keys
       from pg_index i where i.indrelid = $1::regclass and i.indisunique and i.indpred is null
      order by i.indisprimary desc limit 1`,
    [`public.${table}`],
  );
  const [found] = rows;
  if (!found) throw new Error(`Rows of ${table} have no name.`);
  return found.keys;
};

const named = (name: string) => `"${name}"`;
const savedOf = (table: string) => named(`saved_${table}`);

/** Columns whose objects have fixed keys, and the key that stores the payload. */
const knownNames: Readonly<Record<string, string>> = { 'dispute_evidence.texts': 'explanation' };

/**
 * Prefixes all payloads with column and row, which keeps unique values unique and locates a script that runs.
 */
const textIn = ({ table, name, type }: Column) => {
  const begin = `javascript:${marker}('${table}.${name}')/* `.replaceAll("'", "''");
  const text = `('${begin}' || t.ctid::text || ' */;' || $1::text)`;
  if (type !== 'jsonb') return text;
  const known = knownNames[`${table}.${name}`];
  return `jsonb_build_object(${known === undefined ? text : `'${known}'`}, ${text})`;
};

/** The system screen shows recent failures, which the demo lacks. */
const failedPayout = `t.list = 'payouts' and t.status = 'failed'`;
const failPayoutsNow = `update transactions t set final_at = $1 where ${failedPayout}`;
const failPayoutsThen = `update transactions t set final_at = s.final_at from ${savedOf('transactions')} s
  where s.id = t.id and ${failedPayout}`;

const fill = async (client: pg.Client, table: string, columns: readonly Column[]): Promise<void> => {
  await client.query(`create temp table ${savedOf(table)} as select * from ${named(table)}`);
  const values = columns.map((column) => `${named(column.name)} = ${textIn(column)}`);
  await client.query(`update ${named(table)} t set ${values.join(', ')}`, [allPayloads]);
};

/** Restores only values that are still payloads: the platform may have written others in the meantime. */
const valueBefore = (name: string) => {
  const column = named(name);
  return `${column} = case when t.${column}::text like '%${elsewhere}%' then s.${column} else t.${column} end`;
};

const putBack = async (client: pg.Client, table: string, columns: readonly Column[]): Promise<void> => {
  const keys = await readKeys(client, table);
  const values = columns.map(({ name }) => valueBefore(name));
  const same = keys.map((name) => `t.${named(name)} = s.${named(name)}`);
  await client.query(
    `update ${named(table)} t set ${values.join(', ')} from ${savedOf(table)} s where ${same.join(' and ')}`,
  );
};

/** Writes every payload into every text of every row, and returns a function that restores the old values. */
export const fillStoredTexts = async (databaseUrl: string) => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  // Bypasses triggers and foreign keys, as if the disk itself had been written.
  await client.query('set session_replication_role = replica');
  const tables = Map.groupBy(await readColumns(client), ({ table }) => table);
  const inEach = async (work: typeof fill) => {
    await client.query('begin');
    for (const [table, columns] of tables) await work(client, table, columns);
    await client.query('commit');
  };
  await inEach(fill);
  await client.query(failPayoutsNow, [productNow()]);
  return {
    putBack: async () => {
      await inEach(putBack);
      await client.query(failPayoutsThen);
      await client.end();
    },
  };
};
