import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { openEmbeddedDatabase } from '../src/db/embedded/open-embedded-database.ts';
import { silentLog } from '../src/runtime/log.ts';
import { removeLeftoverServers } from './leftover-servers.ts';
import { createTemplate } from './migrated-template.ts';

const folderPrefix = 'tillbook-test-';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Connects to the server of this run, as the owner of its databases. */
    readonly databaseServerUrl: string;
  }
}

/** Starts one real PostgreSQL per test run, with one migrated database that every test file clones. */
const startDatabaseServer = async (project: TestProject): Promise<() => Promise<void>> => {
  await removeLeftoverServers(tmpdir(), folderPrefix);
  const dataDirectory = mkdtempSync(join(tmpdir(), folderPrefix));
  // If root runs the tests, the server runs as another user, who needs access to the folder.
  chmodSync(dataDirectory, 0o711);
  const database = await openEmbeddedDatabase({ dataDirectory, log: silentLog });
  if (!database.ok) throw new Error(database.message);
  const end = async () => {
    await database.stop();
    rmSync(dataDirectory, { recursive: true, force: true });
  };
  try {
    await createTemplate(database.databaseUrl);
  } catch (error) {
    await end();
    throw error;
  }
  project.provide('databaseServerUrl', database.databaseUrl);
  return end;
};

export default startDatabaseServer;
