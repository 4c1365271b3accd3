import type pg from 'pg';
import type { Database } from '../src/db/client.ts';
import { reconcile } from '../src/modules/reconciliations/reconcile.ts';
import {
  findPayoutRange,
  findSettlementRange,
  type SettledRange,
} from '../src/modules/reconciliations/index.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';

type Entry = {
  readonly signedCents: number;
  readonly settlementId: string | null;
  readonly isPayout: boolean;
};

const settledEntries = async (owner: pg.Pool, accountId: string): Promise<readonly Entry[]> => {
  const { rows } = await owner.query<Entry>(
    `select (case e.type when 'credit' then e.amount_cents else -e.amount_cents end)::float8 as "signedCents",
            e.settlement_id as "settlementId",
            coalesce(t.list = 'payouts' and t.subtype is null, false) as "isPayout"
       from ledger_entries e left join transactions t on t.id = e.transaction_id
      where e.account_id = $1 and e.status = 'settled'
      order by e.settled_ordinal`,
    [accountId],
  );
  return rows;
};

const idsOf = async (owner: pg.Pool, accountId: string) => {
  const settlements = await owner.query<{ id: string }>(
    'select id from settlements where account_id = $1 order by ordinal',
    [accountId],
  );
  const payouts = await owner.query<{ id: string }>(
    `select id from transactions where account_id = $1 and list = 'payouts' and subtype is null order by ordinal`,
    [accountId],
  );
  return { settlements: settlements.rows.map(({ id }) => id), payouts: payouts.rows.map(({ id }) => id) };
};

const sumOf = (entries: readonly Entry[]) => entries.reduce((sum, { signedCents }) => sum + signedCents, 0);

const expectedRanges = (entries: readonly Entry[], settlements: readonly string[]) => {
  const ofSettlements = settlements.map((id): SettledRange => ({
    first: entries.findIndex(({ settlementId }) => settlementId === id) + 1,
    last: entries.findLastIndex(({ settlementId }) => settlementId === id) + 1,
  }));
  let first = 1;
  const ofPayouts = entries.flatMap(({ isPayout }, index): SettledRange[] => {
    if (!isPayout) return [];
    const range = { first, last: index + 1 };
    first = index + 2;
    return [range];
  });
  return { ofSettlements, ofPayouts };
};

/**
 * Returns discrepancies in the totals of an account's settlements and payouts. Each total is compared with
 * the account's settled entries, summed here, and must leave no unexplained remainder.
 */
export const reconciliationFaults = async (
  database: Database,
  owner: pg.Pool,
  accountId: string,
): Promise<readonly string[]> => {
  const authorized = accountForPlatform({ accountId });
  const entries = await settledEntries(owner, accountId);
  const { settlements, payouts } = await idsOf(owner, accountId);
  const expected = expectedRanges(entries, settlements);
  const faults: string[] = [];

  const check = async (id: string, found: SettledRange | undefined, range: SettledRange | undefined) => {
    if (!found || !range || found.first !== range.first || found.last !== range.last) {
      faults.push(`${id} spans ${JSON.stringify(found)} in place of ${JSON.stringify(range)}`);
      return;
    }
    const reported = await reconcile(database, authorized, range);
    const within = entries.slice(range.first - 1, range.last);
    const opening = sumOf(entries.slice(0, range.first - 1));
    const moved = reported.movements.reduce((sum, { amount }) => sum + amount, 0);
    const counted = reported.movements.reduce((sum, { entryCount }) => sum + entryCount, 0);
    if (reported.openingBalance !== opening)
      faults.push(`${id} opens with ${reported.openingBalance}, not ${opening}`);
    if (moved !== sumOf(within)) faults.push(`${id} moves ${moved}, not ${sumOf(within)}`);
    if (counted !== within.length) faults.push(`${id} counts ${counted} entries of ${within.length}`);
    if (reported.closingBalance !== opening + sumOf(within))
      faults.push(`${id} closes with ${reported.closingBalance}`);
    if (reported.unexplained !== 0) faults.push(`${id} leaves ${reported.unexplained} unexplained`);
  };

  for (const [index, id] of settlements.entries()) {
    await check(id, await findSettlementRange(database, authorized, id), expected.ofSettlements[index]);
  }
  for (const [index, id] of payouts.entries()) {
    await check(id, await findPayoutRange(database, authorized, id), expected.ofPayouts[index]);
  }
  return faults;
};
