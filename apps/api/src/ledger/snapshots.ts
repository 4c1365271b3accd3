import type { Platform } from '../platform.ts';
import { toLedgerJson } from './ledger-json.ts';

/** The most entry sets that a list skips or a balance adds up, beyond the newest. */
const entrySetsPerSnapshot = 10_000;

/**
 * Takes every snapshot of the general ledger that is due, so that its balances and its list stay as fast as on the
 * first day. It may run at any time, in several processes, or never: results are the same.
 *
 * @returns how many were taken
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
