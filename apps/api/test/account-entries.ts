import type pg from 'pg';

type Entry = {
  readonly status: string;
  readonly signedCents: number;
  readonly settledOrdinal: number | null;
  readonly afterBalanceCents: number | null;
};

type Sums = { readonly pending: number; readonly available: number };

const readEntries = async (owner: pg.Pool, accountId: string): Promise<readonly Entry[]> => {
  const { rows } = await owner.query<Entry>(
    `select status, (case type when 'credit' then amount_cents else -amount_cents end)::float8 as "signedCents",
            settled_ordinal::float8 as "settledOrdinal", after_balance_cents::float8 as "afterBalanceCents"
       from ledger_entries where account_id = $1`,
    [accountId],
  );
  return rows;
};

const unbalancedSets = async (owner: pg.Pool, accountId: string): Promise<readonly string[]> => {
  const { rows } = await owner.query<{ id: string }>(
    `select s.id from (select entry_set_id as id from ledger_entries where account_id = $1
              union select entry_set_id from settlements where account_id = $1) s
       left join ledger_lines l on l.entry_set_id = s.id
      group by s.id having count(l.entry_set_id) = 0 or sum(l.debit_cents) <> sum(l.credit_cents)`,
    [accountId],
  );
  return rows.map(({ id }) => id);
};

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { signedCents }) => sum + signedCents, 0);

const breakOf = (settled: readonly Entry[]): string | undefined => {
  const inOrder = settled.toSorted((one, other) => (one.settledOrdinal ?? 0) - (other.settledOrdinal ?? 0));
  let runningCents = 0;
  for (const [index, { signedCents, settledOrdinal, afterBalanceCents }] of inOrder.entries()) {
    runningCents += signedCents;
    if (settledOrdinal !== index + 1) return `entry ${index + 1} has the place ${settledOrdinal}`;
    if (afterBalanceCents !== runningCents) {
      return `entry ${index + 1} leaves ${afterBalanceCents}, and ${runningCents} is what its predecessors come to`;
    }
  }
  return undefined;
};

export type AccountLedger = {
  /** The sums of the pending and the settled entries, computed without the database. */
  readonly sums: Sums;
  /** The first break in the chain of running balances; undefined if there is none. */
  readonly chainBreak: string | undefined;
  readonly unbalanced: readonly string[];
};

export const accountLedger = async (owner: pg.Pool, accountId: string): Promise<AccountLedger> => {
  const entries = await readEntries(owner, accountId);
  const settled = entries.filter(({ status }) => status === 'settled');
  const pending = entries.filter(({ status }) => status === 'pending');
  return {
    sums: { pending: sumOf(pending), available: sumOf(settled) },
    chainBreak: breakOf(settled),
    unbalanced: await unbalancedSets(owner, accountId),
  };
};
