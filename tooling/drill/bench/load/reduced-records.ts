import type pg from 'pg';

const stepRows = 500;

/** Makes the release older than a day, because no records of idempotency keys are reduced earlier. */
export const ageRelease = (client: pg.Client) =>
  client.query(`update operations.repeatable_files set applied_at = now() - interval '2 days'`);

/**
 * Reduces all records of idempotency keys, as the hourly job does after a day. Payments after a simulated
 * settlement are dated days ahead.
 */
export const reduceRecords = async (client: pg.Client): Promise<void> => {
  await client.query(`update idempotency_records set created_at = now() - interval '26 hours'`);
  for (;;) {
    const { rows } = await client.query<{ visited: number }>(
      `select visited::int from ledger.clear_idempotency_records(now() - interval '25 hours', $1)`,
      [stepRows],
    );
    if ((rows[0]?.visited ?? 0) < stepRows) return;
  }
};

export type RecordsSize = { readonly heap: number; readonly indexes: number };

/** Returns the bytes of the records without free space. */
const denseSize = async (client: pg.Client): Promise<RecordsSize> => {
  await client.query('vacuum full idempotency_records');
  const { rows } = await client.query<RecordsSize>(
    `select pg_table_size(oid)::float8 as heap, pg_indexes_size(oid)::float8 as indexes
       from pg_class where oid = 'public.idempotency_records'::regclass`,
  );
  return rows[0] ?? { heap: 0, indexes: 0 };
};

/** Returns the bytes by which the records shrink when they are reduced. */
export const savedByReducing = async (client: pg.Client): Promise<RecordsSize> => {
  const whole = await denseSize(client);
  await reduceRecords(client);
  const reduced = await denseSize(client);
  return { heap: whole.heap - reduced.heap, indexes: whole.indexes - reduced.indexes };
};
