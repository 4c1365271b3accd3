/** Brings the database to the newest migration and ends, for a deployment that migrates before it starts: `npm run migrate`. */
import { runCommand } from './command-line/run-command.ts';
import { silentLog } from './log.ts';
import { openDatabaseSource } from './serve/database-source.ts';
import type { Outcome } from './serve/outcome.ts';
import type { Settings } from './settings.ts';

const stopper = new AbortController();
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => stopper.abort());

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

const migrateDatabase = async (settings: Settings): Promise<Outcome<readonly string[]>> => {
  const opening = { log: silentLog, stopping: stopper.signal, say };
  const source = await openDatabaseSource(settings, opening);
  if (!source.ok) return source;
  await source.value.stop();
  return { ok: true, value: source.value.applied };
};

await runCommand(migrateDatabase, (applied) =>
  applied.length === 0
    ? 'The database has every migration; nothing was to be done.'
    : `${applied.length} migrations were applied:\n${applied.join('\n')}`,
);
