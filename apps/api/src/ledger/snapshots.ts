import type { Platform } from '../platform.ts';
import { toLedgerJson } from './ledger-json.ts';

/** The maximum number of sets that a list skips and a balance adds up. */
const entrySetsPerSnapshot = 10_000;

/**
 * Takes every due snapshot of the general ledger, which speeds up its balances and its list. Results are the
 * same without snapshots.
 *
 * @returns the number of snapshots taken
 */
export const takeLedgerSnapshots = async (
  { database, clock }: Platform,
  entrySets = entrySetsPerSnapshot,
): Promise<number> => {
  const takeNext = async () => {
    const { rows } = await database.pool.query<{ taken: boolean }>({
      name: 'ledger_take_snapshot',
      text: 'select ledger.take_snapshot($1) as taken',
      values: [JSON.stringify(toLedgerJson({ entrySets, now: clock.now() }))],
    });
    return rows[0]?.taken === true;
  };
  let takenCount = 0;
  while (await takeNext()) takenCount += 1;
  return takenCount;
};
