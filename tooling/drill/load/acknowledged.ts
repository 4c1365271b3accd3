import type pg from 'pg';
import type { Ledger } from './load.ts';

type StoredRow = {
  readonly id: string;
  readonly amountCents: number;
  readonly status: string;
};

/** Statuses that a transaction may have later, by the status in its acknowledgement. */
const laterStatuses: Readonly<Record<string, readonly string[]>> = {
  pending: ['pending', 'succeeded', 'completed', 'failed'],
  succeeded: ['succeeded'],
  completed: ['completed'],
  failed: ['failed'],
};

/** Finds acknowledged transactions that are missing or contradict their response. */
export const lostAcknowledgements = async (owner: pg.Pool, { acknowledged }: Ledger): Promise<string[]> => {
  const ids = [...acknowledged.values()].map(({ id }) => id);
  const { rows } = await owner.query<StoredRow>(
    `select id, amount_cents::float8 as "amountCents", status from transactions where id = any($1)`,
    [ids],
  );
  const stored = new Map(rows.map((row) => [row.id, row]));
  return [...acknowledged].flatMap(([key, { id, amountCents, status }]) => {
    const row = stored.get(id);
    if (row === undefined) return [`${key} was acknowledged as ${id}, which is missing`];
    const agrees = row.amountCents === amountCents && laterStatuses[status]?.includes(row.status) === true;
    return agrees
      ? []
      : [`${id} was acknowledged as ${amountCents} ${status} and is ${row.amountCents} ${row.status}`];
  });
};

/**
 * Finds transactions without an acknowledgement, once every request has its response. A key that moved money
 * twice appears here. Refusals by the processor count as well; the platform's own transactions don't.
 */
export const unknownTransactions = async (
  owner: pg.Pool,
  { acknowledged }: Ledger,
  since: Date,
): Promise<string[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `select id from transactions
      where created_at >= $1 and (subtype is null or subtype in ('refund', 'adjustment')) and id <> all($2)`,
    [since, [...acknowledged.values()].map(({ id }) => id)],
  );
  return rows.map(({ id }) => `${id} exists without an acknowledgement`);
};
