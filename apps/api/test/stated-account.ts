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
 * What is wrong with an account's statements: nothing. Each month in which entries settled is held against them, put into
 * months and added up here, and opens with what the one before closed with.
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
    // oxlint-disable-next-line no-await-in-loop -- one month opens with what the one before closed with
    const said = await readStatement(
      database,
      authorized,
      month,
      await findMonthRange(database, authorized, month),
    );
    const closingBalance = openingBalance + sumOf(entries);
    const moved = said.movements.reduce((sum, { amount }) => sum + amount, 0);
    const figures = [
      ['opening balance', said.openingBalance, openingBalance],
      ['closing balance', said.closingBalance, closingBalance],
      ['number of entries', said.entryCount, entries.length],
      ['sum of movements', moved, sumOf(entries)],
      ['unexplained', said.unexplained, 0],
    ] as const;
    for (const [figure, given, expected] of figures) {
      if (given !== expected) faults.push(`${name}: ${figure} is ${given}, not ${expected}`);
    }
    openingBalance = closingBalance;
  }
  return faults;
};
