import type { Platform } from '../platform.ts';

/** As many entry sets as a list skips or a balance adds up at most, beyond the newest of course. */
const entrySetsPerSnapshot = 10_000;

/**
 * Takes every snapshot of the general ledger that is due, so that its balances and its list stay as quick as they were
 * on the first day. It may be called at any time, by several processes, or never: what is answered is the same.
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
      values: [JSON.stringify({ entrySets, now: clock.now() })],
    });
    return rows[0]?.taken === true;
  };
  let takenCount = 0;
  while (await takeNext()) takenCount += 1;
  return takenCount;
};
