/** Does the same as `database-owner.ts` with Debian's PostgreSQL 15. */
import { mkdirSync } from 'node:fs';
import { startDebianServerIn } from './debian-postgres.ts';

const folder = process.argv[2] ?? '';
mkdirSync(folder, { recursive: true });
const server = await startDebianServerIn(folder);
process.once('SIGTERM', () => {
  void server.stop();
});
process.stdout.write(`${JSON.stringify({ databaseUrl: server.databaseUrl })}\n`);
