import { retryDeadlocked } from '../db/retry-deadlocked.ts';
import type { Platform } from '../platform.ts';
import { announceStatement } from './in-account.ts';
import { settledFromJson, toLedgerJson } from './ledger-json.ts';

export type Settled =
  | { readonly ok: true; readonly settlementId: string; readonly netCents: number }
  | { readonly ok: false; readonly code: 'nothing_ready' };

const settleReady = async (platform: Platform, accountId: string): Promise<Settled> => {
  const settlement = JSON.stringify(
    toLedgerJson({
      accountId,
      now: platform.clock.now(),
      settlementId: platform.newIdentifier('stl'),
      entrySetId: platform.newIdentifier('gls'),
      createdBy: 'platform',
    }),
  );
  const { rows } = await retryDeadlocked(() =>
    platform.database.pool.query<{ result: unknown }>({
      name: 'ledger_settle',
      text: 'select ledger.settle($1) as result',
      values: [settlement],
    }),
  );
  return settledFromJson.parse(rows[0]?.result);
};

/** Settles all ready entries of an account as one settlement, or returns `nothing_ready`. */
export const settle = (platform: Platform, accountId: string): Promise<Settled> =>
  announceStatement(platform, accountId, settleReady(platform, accountId));
