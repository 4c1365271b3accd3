/**
 * Owns a data folder in a separate process, for tests that kill it: prints one line of JSON, and stops
 * PostgreSQL on SIGTERM.
 */
import { openEmbeddedDatabase } from '../src/db/embedded/open-embedded-database.ts';
import { silentLog } from '../src/runtime/log.ts';

const database = await openEmbeddedDatabase({ dataDirectory: process.argv[2] ?? '', log: silentLog });
if (database.ok) {
  process.once('SIGTERM', () => {
    void database.stop();
  });
}
// Comes last, because the reader may kill this process as soon as it has the line.
process.stdout.write(`${JSON.stringify(database)}\n`);
