import type { TestProject } from 'vitest/node';
import { startDebianServer } from './debian-postgres.ts';
import { createTemplate } from './migrated-template.ts';

/** Does the same as `database-server.ts` with Debian's PostgreSQL 15. */
const startDatabaseServer = async (project: TestProject): Promise<() => Promise<void>> => {
  const server = await startDebianServer();
  try {
    await createTemplate(server.databaseUrl);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('databaseServerUrl', server.databaseUrl);
  return () => server.stop();
};

export default startDatabaseServer;
