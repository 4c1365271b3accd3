import type pg from 'pg';
import type { Database } from '../src/db/client.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';
import { readMonth } from '../src/modules/statements/months.ts';
import { findMonthRange, readStatement } from '../src/modules/statements/read-statement.ts';

type Settled = { readonly signedCents: number; readonly settledAt: Date };

const settledEntries = async (owner: pg.Pool, accountId: string): Promise<readonly Settled[]> => {
  const { rows } = await owner.query<Settled>(
    `select (case type when 'credit' then amount_cents else -amount_cents end)::float8 as "signedCents", settled_at as "settledAt"
       from ledger_entries where account_id = $1 and status = 'settled' order by settled_ordinal`,
    [accountId],
  );
  return rows;
};

const inNewYork = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: '2-digit',
});

const sumOf = (entries: readonly Settled[]) => entries.reduce((sum, { signedCents }) => sum + signedCents, 0);

/**
 * Returns discrepancies in an account's statements. Each month is compared with the entries that settled in
 * it, grouped and summed here, and must open with the closing balance of the previous month.
 */
export const statementFaults = async (
  database: Database,
  owner: pg.Pool,
  accountId: string,
  now: Date,
): Promise<readonly string[]> => {
  const authorized = accountForPlatform({ accountId });
  const months = Map.groupBy(await settledEntries(owner, accountId), ({ settledAt }) =>
    inNewYork.format(settledAt),
  );
  const faults: string[] = [];
  let openingBalance = 0;
  for (const [name, entries] of months) {
    const month = readMonth(name, now);
    // oxlint-disable-next-line no-await-in-loop -- each month opens with the closing balance of the one
    // before
    const reported = await readStatement(
      database,
      authorized,
      month,
      await findMonthRange(database, authorized, month),
    );
    const closingBalance = openingBalance + sumOf(entries);
    const moved = reported.movements.reduce((sum, { amount }) => sum + amount, 0);
    const figures = [
      ['opening balance', reported.openingBalance, openingBalance],
      ['closing balance', reported.closingBalance, closingBalance],
      ['number of entries', reported.entryCount, entries.length],
      ['sum of movements', moved, sumOf(entries)],
      ['unexplained', reported.unexplained, 0],
    ] as const;
    for (const [figure, actual, expected] of figures) {
      if (actual !== expected) faults.push(`${name}: ${figure} is ${actual}, not ${expected}`);
    }
    openingBalance = closingBalance;
  }
  return faults;
};
