import { balanceChanges, type BalanceChange } from '@tillbook/contract';
import type pg from 'pg';
import { accountForPlatform } from '../src/access/grant-store.ts';
import type { Database } from '../src/db/client.ts';
import { filterSettledEntries } from '../src/modules/ledger/filter-entries.ts';
import { findPeriodRange, readBalanceChanges } from '../src/modules/reconciliations/index.ts';

type Entry = {
  readonly id: string;
  readonly settledAt: Date;
  readonly signedCents: number;
  readonly category: string;
  readonly list: string | null;
  readonly subtype: string | null;
  readonly parentList: string | null;
};

const settledEntries = async (owner: pg.Pool, accountId: string): Promise<readonly Entry[]> => {
  const { rows } = await owner.query<Entry>(
    `select e.id, e.settled_at as "settledAt", e.category, t.list, t.subtype, p.list as "parentList",
            (case e.type when 'credit' then e.amount_cents else -e.amount_cents end)::float8 as "signedCents"
       from ledger_entries e
       left join transactions t on t.id = e.transaction_id
       left join transactions p on p.id = t.parent_transaction_id
      where e.account_id = $1 and e.status = 'settled' order by e.settled_ordinal`,
    [accountId],
  );
  return rows;
};

const changeOf = ({ category, list, subtype, parentList }: Entry): BalanceChange | undefined => {
  if (category.endsWith('_fee')) return 'fees';
  if (category === 'manual_adjustment') return 'adjustments';
  if (category === 'dispute_hold' || subtype === 'chargeback') return 'disputes';
  const returned = subtype === 'reversal' && parentList === 'payments';
  if (returned) return 'disputes';
  const from = subtype === 'reversal' ? parentList : list;
  return balanceChanges.find((change) => change === from);
};

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { signedCents }) => sum + signedCents, 0);

type Figure = readonly [figure: string, given: string | number | undefined, expected: string | number];

/** The ends of a period as fractions of the time in which the account had entries. */
export type PeriodShares = { readonly from: number; readonly to: number };

/**
 * Returns discrepancies in an account's balance changes over some periods. Each figure is compared with the
 * settled entries, grouped and summed here, and has to list exactly the entries of its group.
 */
export const balanceChangeFaults = async (
  database: Database,
  owner: pg.Pool,
  accountId: string,
  periods: readonly PeriodShares[],
): Promise<readonly string[]> => {
  const authorized = accountForPlatform({ accountId });
  const entries = await settledEntries(owner, accountId);
  const first = entries.at(0)?.settledAt.getTime() ?? 0;
  const last = entries.at(-1)?.settledAt.getTime() ?? 0;
  const faults: string[] = [];

  const check = async ({ from: one, to: other }: PeriodShares) => {
    // Uses timestamps of entries for half of the boundaries, to test on which side the entries fall.
    const momentAt = (share: number) =>
      share < 0.5
        ? (entries[Math.floor(2 * share * entries.length)]?.settledAt ?? new Date(first))
        : new Date(first - 1 + Math.round((2 * share - 1) * (last - first + 2)));
    const [from, to] = [momentAt(one), momentAt(other)].toSorted((a, b) => a.getTime() - b.getTime());
    if (!from || !to) return;
    const within = entries.filter(({ settledAt }) => settledAt >= from && settledAt < to);
    const opening = sumOf(entries.filter(({ settledAt }) => settledAt < from));
    const reported = await readBalanceChanges(
      database,
      authorized,
      await findPeriodRange(database, authorized, from, to),
    );
    const period = `${from.toISOString()} to ${to.toISOString()}`;
    const figures: Figure[] = [
      ['opening balance', reported.openingBalance, opening],
      ['closing balance', reported.closingBalance, opening + sumOf(within)],
      ['difference', reported.difference, 0],
    ];
    for (const [index, change] of balanceChanges.entries()) {
      const { entryCount, amount } = reported.changes[index] ?? {};
      const ofChange = within.filter((entry) => changeOf(entry) === change);
      figures.push([`amount of ${change}`, amount, sumOf(ofChange)]);
      figures.push([`number of ${change}`, entryCount, ofChange.length]);
      if (ofChange.length === 0) continue;
      const listed = await filterSettledEntries(database, authorized, {
        status: 'settled',
        change,
        from: from.toISOString(),
        until: to.toISOString(),
        offset: 0,
        limit: 100,
      });
      figures.push([
        `entries of ${change}`,
        listed.rows.map(({ id }) => id).join(),
        ofChange
          .map(({ id }) => id)
          .toReversed()
          .slice(0, 100)
          .join(),
      ]);
    }
    for (const [figure, actual, expected] of figures) {
      if (actual !== expected) faults.push(`${period}: ${figure} is ${actual ?? 'absent'}, not ${expected}`);
    }
  };

  for (const period of periods) await check(period);
  return faults;
};
