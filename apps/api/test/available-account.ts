import type pg from 'pg';
import { readAvailability } from '../src/modules/accounts/get-availability.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';
import type { TestPlatform } from './test-platform.ts';

type Pending = { readonly signedCents: number; readonly readyAt: Date };

const pendingEntries = async (owner: pg.Pool, accountId: string): Promise<readonly Pending[]> => {
  const { rows } = await owner.query<Pending>(
    `select (case type when 'credit' then amount_cents else -amount_cents end)::float8 as "signedCents",
            ready_to_settle_at as "readyAt"
       from ledger_entries where account_id = $1 and status = 'pending'`,
    [accountId],
  );
  return rows;
};

const heldCents = async (owner: pg.Pool, accountId: string): Promise<number> => {
  const { rows } = await owner.query<{ cents: number }>(
    `select coalesce(sum(case type when 'debit' then amount_cents else -amount_cents end), 0)::float8 as cents
       from ledger_entries e
      where account_id = $1 and category = 'dispute_hold'
        and exists (select from disputes d where d.transaction_id = e.transaction_id and d.closed_at is null)`,
    [accountId],
  );
  return rows[0]?.cents ?? 0;
};

const inNewYork = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/New_York' });

/**
 * Returns discrepancies in an account's availability calendar. Days are compared with the pending entries
 * grouped here, their sum with the pending balance, and held amounts with the entries that hold them.
 */
export const availabilityFaults = async (
  { platform, owner }: Pick<TestPlatform, 'platform' | 'owner'>,
  accountId: string,
  pendingBalance: number,
): Promise<readonly string[]> => {
  const reported = await readAvailability(platform, accountForPlatform({ accountId }));
  const days = Map.groupBy(await pendingEntries(owner, accountId), ({ readyAt }) =>
    inNewYork.format(readyAt),
  );
  const expected = [...days]
    .map(([day, entries]) => ({
      day,
      readyAt: new Date(Math.min(...entries.map(({ readyAt }) => readyAt.getTime()))).toISOString(),
      amount: entries.reduce((sum, { signedCents }) => sum + signedCents, 0),
      entryCount: entries.length,
    }))
    .toSorted((one, other) => one.day.localeCompare(other.day));
  const held = await heldCents(owner, accountId);
  return [
    ...(JSON.stringify(
      reported.days.map(({ day, readyAt, amount, entryCount }) => ({ day, readyAt, amount, entryCount })),
    ) === JSON.stringify(expected)
      ? []
      : [`the days are ${JSON.stringify(reported.days)}, not ${JSON.stringify(expected)}`]),
    ...(reported.pendingBalance === pendingBalance
      ? []
      : [`the days come to ${reported.pendingBalance}, not ${pendingBalance}`]),
    ...(reported.held.amount === held ? [] : [`${reported.held.amount} is held, not ${held}`]),
  ];
};
