/** Runs as `npm run restore -- FILE`: restores a backup into an empty database that nothing serves. */
import { join } from 'node:path';
import type { BackupEnd } from './backup/backup-file.ts';
import { restoreBackup } from './backup/restore-backup.ts';
import { systemClock } from '../runtime/clock.ts';
import { namedFile } from './command-line/named-file.ts';
import { runCommand } from './command-line/run-command.ts';
import { openDatabase } from '../db/client.ts';
import { prepareDataDirectory } from '../db/embedded/data-directory.ts';
import { silentLog } from '../runtime/log.ts';
import { openDatabaseSource } from './serve/database-source.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';
import { openVault } from '../vault/open-vault.ts';

type Restored = BackupEnd & {
  readonly missingKeys: string | undefined;
};

const missingKeys = async (settings: Settings, databaseUrl: string): Promise<string | undefined> => {
  const database = openDatabase(databaseUrl, { size: 2 });
  try {
    const folder = join(settings.dataDirectory, 'keys');
    const opened = await openVault({ database, folder, clock: systemClock });
    return opened.ok ? undefined : opened.message;
  } finally {
    await database.close();
  }
};

const named = namedFile('npm run restore -- FILE');

const restore = async (settings: Settings): Promise<Outcome<Restored>> => {
  if (!named.ok) return named;
  const folder = prepareDataDirectory(settings.dataDirectory);
  if (!folder.ok) return folder;
  const source = await openDatabaseSource(settings, { log: silentLog });
  if (!source.ok) return source;
  try {
    const end = await restoreBackup(source.value.databaseUrl, named.value);
    return {
      ok: true,
      value: { ...end, missingKeys: await missingKeys(settings, source.value.databaseUrl) },
    };
  } catch (error) {
    return { ok: false, message: `${named.value} was not restored: ${causeOf(error)}` };
  } finally {
    await source.value.stop();
  }
};

await runCommand(restore, ({ rowCount, tableCount, missingKeys: missing }) =>
  [
    `${rowCount} rows of ${tableCount} tables were restored, and the books balance.`,
    ...(missing === undefined ? [] : [`Before the start: ${missing}`]),
  ].join('\n'),
);
