import { applyRelease, type Applied } from './apply-release.ts';
import { connectOwner } from './connect-owner.ts';
import { readRelease, type Release } from './release.ts';
import { type Turn, waitForTurn, type Waiting } from './wait-for-turn.ts';

/** Any constant will do; it names the right to migrate. */
export const migrationLockKey = 4_310_4_311;

export type Migrated =
  | { readonly turn: 'taken'; readonly applied: Applied }
  | { readonly turn: Exclude<Turn, 'taken'> };

/**
 * Brings the database to the newest migration, and its functions and comments to their files. Two processes that start
 * together take turns, by an advisory lock that the database gives back when either dies.
 *
 * @param databaseUrl connects as the owner of the schema
 */
export const migrate = async (
  databaseUrl: string,
  waiting: Waiting = { limitMs: 600_000 },
  release: Release = readRelease(),
): Promise<Migrated> => {
  const client = await connectOwner(databaseUrl, 'tillbook-migrate');
  try {
    const turn = await waitForTurn(client, migrationLockKey, waiting);
    if (turn !== 'taken') return { turn };
    return { turn, applied: await applyRelease(client, release) };
  } finally {
    await client.end();
  }
};
