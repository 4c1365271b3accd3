/**
 * Runs as `npm run describe-database` in `apps/api`: writes the release number and, from an embedded
 * database, `schema.sql`. With `-- --raise` the number increases even if no file has changed.
 */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { silentLog } from '../../runtime/log.ts';
import { connectOwner } from '../connect-owner.ts';
import { openEmbeddedDatabase } from '../embedded/open-embedded-database.ts';
import { migrate } from '../migrate.ts';
import lastRelease from '../release.json' with { type: 'json' };
import { readRelease } from '../release.ts';
import { type Catalog, readCatalog } from './read-catalog.ts';
import { numberFor } from './release-number.ts';
import { schemaSql } from './schema-sql.ts';

const catalogOf = async (databaseUrl: string): Promise<Catalog> => {
  await migrate(databaseUrl);
  const client = await connectOwner(databaseUrl, 'tillbook-check');
  try {
    return await readCatalog(client);
  } finally {
    await client.end();
  }
};

const migratedCatalog = async (dataDirectory: string): Promise<Catalog> => {
  const database = await openEmbeddedDatabase({ dataDirectory, log: silentLog });
  if (!database.ok) throw new Error(database.message);
  try {
    return await catalogOf(database.databaseUrl);
  } finally {
    await database.stop();
  }
};

const dataDirectory = mkdtempSync(join(tmpdir(), 'tillbook-describe-'));
// If root starts this, the server runs as another user, who must be able to enter the folder.
chmodSync(dataDirectory, 0o711);
try {
  const release = numberFor(readRelease().files, lastRelease, process.argv.includes('--raise'));
  writeFileSync(join(import.meta.dirname, '../release.json'), `${JSON.stringify(release, null, 2)}\n`);
  writeFileSync(join(import.meta.dirname, '../schema.sql'), schemaSql(await migratedCatalog(dataDirectory)));
} finally {
  rmSync(dataDirectory, { recursive: true, force: true });
}
