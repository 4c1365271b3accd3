/**
 * Runs as `npm run migrate`: brings the database to the newest migration and exits, for a deployment that
 * migrates before it starts.
 */
import { runCommand } from './command-line/run-command.ts';
import type { Applied } from '../db/apply-release.ts';
import { silentLog } from '../runtime/log.ts';
import { openDatabaseSource } from './serve/database-source.ts';
import type { Outcome } from '../runtime/outcome.ts';
import type { Settings } from '../runtime/settings.ts';

const stopper = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopper.abort());

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const migrateDatabase = async (settings: Settings): Promise<Outcome<Applied>> => {
  const opening = { log: silentLog, stopping: stopper.signal, say };
  const source = await openDatabaseSource(settings, opening);
  if (!source.ok) return source;
  await source.value.stop();
  return { ok: true, value: source.value.applied };
};

const listed = (kind: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${names.length} ${kind} were applied:`, ...names];

/** Lists files only if no migration ran: functions applied with migrations are not listed separately. */
const report = ({ migrations, files, isOlder }: Applied): string => {
  if (migrations.length > 0) return listed('migrations', migrations).join('\n');
  if (isOlder) return 'The database is from a newer version. Nothing was changed.';
  if (files.length > 0) return listed('functions and comments', files).join('\n');
  return 'The database is up to date. Nothing was changed.';
};

await runCommand(migrateDatabase, report);
