/** Serves the product: `npm start` runs this once everything is installed and built. */
import { prepareDataDirectory } from './db/embedded/data-directory.ts';
import { logFault } from './http/fault.ts';
import type { Platform } from './platform.ts';
import { openEventLog } from './serve/event-log.ts';
import { knownDemoLogins } from './serve/known-demo-logins.ts';
import { openedParts } from './serve/opened-parts.ts';
import { causeOf, type Outcome } from './serve/outcome.ts';
import { readyTable } from './serve/ready-table.ts';
import { stopWhenAsked } from './serve/shutdown.ts';
import { startPlatform } from './serve/start-platform.ts';
import { readSettings, type Settings } from './settings.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const giveUp = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const serve = async (settings: Settings): Promise<void> => {
  const folder = prepareDataDirectory(settings.dataDirectory);
  if (!folder.ok) return giveUp(folder.message);
  const { log, place } = openEventLog(settings);
  const opened = openedParts();
  const stopping = new AbortController();
  const starting = startPlatform(settings, { log, opened, stopping: stopping.signal, say }).catch(
    (error: unknown): Outcome<Platform> => {
      logFault(log, '', error);
      return { ok: false, message: `The platform could not be started: ${causeOf(error)}. See ${place}.` };
    },
  );
  stopWhenAsked(async (hurry) => {
    stopping.abort();
    await starting;
    await opened.closeAll(hurry);
  }, log);
  const started = await starting;
  if (stopping.signal.aborted) return;
  if (!started.ok) {
    await opened.closeAll(AbortSignal.abort());
    return giveUp(started.message);
  }
  log('ready', { port: settings.port, tokenizationPort: settings.tokenizationPort });
  say(`\n${readyTable(settings, await knownDemoLogins(started.value), place)}`);
};

const read = readSettings(process.env);
if (read.ok) await serve(read.settings);
else giveUp(read.message);
