import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { clusterIn } from '../src/db/embedded/cluster-home.ts';
import { stopLeftoverServer } from '../src/db/embedded/leftover-server.ts';
import { takeOwnerLock } from '../src/db/embedded/owner-lock.ts';
import { Refusal } from '../src/db/embedded/refusal.ts';
import { silentLog } from '../src/runtime/log.ts';

const removeUnlessOwned = async (directory: string): Promise<void> => {
  try {
    const lock = takeOwnerLock(directory);
    await stopLeftoverServer(clusterIn(directory), silentLog);
    rmSync(directory, { recursive: true, force: true });
    lock.release();
  } catch (error) {
    // Another run owns this folder.
    if (!(error instanceof Refusal)) throw error;
  }
};

export const removeLeftoverServers = async (parent: string, prefix: string): Promise<void> => {
  for (const name of readdirSync(parent).filter((candidate) => candidate.startsWith(prefix))) {
    const directory = join(parent, name);
    if (existsSync(join(directory, 'owner.pid'))) await removeUnlessOwned(directory);
  }
};
