/**
 * Runs as `npm run backup -- FILE`: writes the contents of the database to one file, even while the platform
 * runs.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { BackupEnd } from './backup/backup-file.ts';
import { openReadableDatabase } from './backup/readable-database.ts';
import { takeBackup } from './backup/take-backup.ts';
import { systemClock } from '../runtime/clock.ts';
import { namedFile } from './command-line/named-file.ts';
import { runCommand } from './command-line/run-command.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';

const named = namedFile('npm run backup -- FILE');
const path = named.ok ? named.value : '';

const backUp = async (settings: Settings): Promise<Outcome<BackupEnd>> => {
  if (!named.ok) return named;
  if (existsSync(path)) return { ok: false, message: `${path} already exists. Choose a new file name.` };
  const source = await openReadableDatabase(settings);
  if (!source.ok) return source;
  try {
    return { ok: true, value: await takeBackup(source.value.databaseUrl, path, systemClock.now()) };
  } catch (error) {
    return { ok: false, message: `The backup could not be written: ${causeOf(error)}.` };
  } finally {
    await source.value.stop();
  }
};

await runCommand(
  backUp,
  ({ rowCount, tableCount }, { dataDirectory }) =>
    `${rowCount} rows of ${tableCount} tables are in ${path}.\n` +
    `The card and bank numbers in it can be decrypted only with the keys in ${join(dataDirectory, 'keys')}: keep a copy of that folder, separate from the backup.`,
);
