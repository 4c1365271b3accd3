import { applyRelease, type Applied } from './apply-release.ts';
import { connectOwner } from './connect-owner.ts';
import { readOldestRelease } from './oldest-release.ts';
import { readRelease, type Release } from './release.ts';
import type { LockWaiting } from './retry-locked.ts';
import { type Turn, waitForTurn, type Waiting } from './wait-for-turn.ts';

/** The advisory lock for migrating; an arbitrary constant. */
export const migrationLockKey = 4_310_4_311;

export type Migrated =
  | {
      readonly turn: 'taken';
      readonly applied: Applied;
      readonly oldestRelease: number;
    }
  | { readonly turn: Exclude<Turn, 'taken'> };

/**
 * Brings the database to the newest migration, and its functions and comments to their files. Processes that
 * start at the same time take turns with an advisory lock, which the database releases when its holder ends.
 * @param databaseUrl connects as the owner of the schema
 */
export const migrate = async (
  databaseUrl: string,
  waiting: Waiting & LockWaiting = { limitMs: 600_000 },
  release: Release = readRelease(),
): Promise<Migrated> => {
  const client = await connectOwner(databaseUrl, 'tillbook-migrate');
  try {
    const turn = await waitForTurn(client, migrationLockKey, waiting);
    if (turn !== 'taken') return { turn };
    const applied = await applyRelease({ client, release, waiting });
    return { turn, applied, oldestRelease: await readOldestRelease(client) };
  } finally {
    await client.end();
  }
};
