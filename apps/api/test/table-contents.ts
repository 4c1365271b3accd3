import type pg from 'pg';

export type TableContent = { readonly name: string; readonly rows: number; readonly all: string | null };

/**
 * Fingerprints every table with all its rows: equal before and after if nothing was written, and in two
 * databases with the same content.
 * @param except tables that change with every caller
 */
export const tableContents = async (
  client: Pick<pg.ClientBase, 'query'>,
  except: readonly string[] = [],
): Promise<readonly TableContent[]> => {
  const { rows } = await client.query<{ name: string }>(
    `select c.oid::regclass::text as name from pg_class c where c.relkind = 'r'
        and c.relnamespace in ('public'::regnamespace, 'sandbox_processor'::regnamespace)
        and c.relname <> all ($1) order by 1`,
    [except],
  );
  const each = rows.map(
    ({ name }) =>
      `select '${name}' as name, count(*)::int as rows, md5(string_agg(t::text, '' order by t::text)) as all from ${name} t`,
  );
  return (await client.query<TableContent>(`${each.join(' union all ')} order by name`)).rows;
};
