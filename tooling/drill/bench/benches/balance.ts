import pg from 'pg';
import { openGetter } from '../load/http-get.ts';
import { lengthenPayments } from '../load/long-list.ts';
import { settlePayments } from '../load/settled-entries.ts';
import { compare } from '../measure/figures.ts';
import { figureNamed, inTurns } from '../measure/in-turns.ts';
import { medianMs } from '../measure/median-ms.ts';
import type { Report } from '../measure/report.ts';
import { birchwood } from '../product/sign-in.ts';
import type { Product } from '../product/with-product.ts';

export type BalanceSizes = {
  readonly rounds: number;
  /** Settled entries of the account: three per payment. */
  readonly entries: number;
  readonly callsPerRound: number;
};

export const balanceSizes: BalanceSizes = { rounds: 5, entries: 1_000_000, callsPerRound: 5 };

const page = 'a page of the settled ledger';

/** Share of the entries that settled in each period. */
const shares = { 'a day (1 in 365)': 1 / 365, 'a month (1 in 12)': 1 / 12, everything: 1 } as const;

/** Returns the start of the period in which the newest share of an account's entries settled. */
const sinceShare = async (client: pg.Client, accountId: string, share: number): Promise<string> => {
  const { rows } = await client.query<{ at: Date }>(
    `select e.settled_at as at from merchant_ledgers m
       join ledger_entries e on e.account_id = m.account_id
        and e.settled_ordinal = greatest(1, round(m.settled_entry_count * (1 - $2::float8)))
      where m.account_id = $1`,
    [accountId, share],
  );
  return rows[0]?.at.toISOString() ?? '';
};

const notes = [
  'GET /accounts/balance-changes from a moment until now, and the first page of its fees, one call at a time, compared with a page of',
  "10 settled entries. Rows are written in bulk with triggers disabled, in this bench's own database.",
];

/**
 * Measures the balance-changes call, and the first page of fees, for periods of an account with many settled
 * entries.
 */
export const benchBalance = async (
  product: Product,
  { rounds, entries, callsPerRound }: BalanceSizes,
  say: (line: string) => void,
): Promise<Report> => {
  const { token, accountId } = await birchwood(product);
  const client = new pg.Client({ connectionString: product.databaseUrl });
  await client.connect();
  const getter = openGetter(product.apiBaseUrl, token, 1);
  try {
    say(`Making ${entries} settled entries of one account…`);
    await lengthenPayments(client, accountId, Math.ceil(entries / 3));
    await settlePayments(client, accountId);
    const ledger = `/accounts/ledger?accountId=${accountId}&status=settled&limit=10`;
    const side = (name: string, path: string) => ({
      name,
      unit: 'ms' as const,
      measure: () => medianMs(callsPerRound, () => getter.get(path)),
    });
    const sides = [side(page, ledger)];
    for (const [name, share] of Object.entries(shares)) {
      const from = await sinceShare(client, accountId, share);
      sides.push(side(name, `/accounts/balance-changes?accountId=${accountId}&from=${from}`));
      sides.push(side(`fees of ${name}`, `${ledger}&change=fees&from=${from}`));
    }
    // Warms up statements and caches.
    for (const { measure } of sides) await measure();
    const figures = await inTurns(sides, rounds, say);
    return {
      bench: 'balance',
      figures,
      comparisons: sides
        .slice(1)
        .map(({ name }) =>
          compare(`${name} ÷ ${page}`, figureNamed(figures, name), figureNamed(figures, page)),
        ),
      notes,
    };
  } finally {
    getter.close();
    await client.end();
  }
};
