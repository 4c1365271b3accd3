/** Serves the product: `npm start` runs this once everything is installed and built. */
import { reportWarnings } from './command-line/say-warnings.ts';
import { prepareDataDirectory } from '../db/embedded/data-directory.ts';
import { logFault } from '../http/fault.ts';
import type { Platform } from '../platform.ts';
import { openEventLog } from './serve/event-log.ts';
import { knownDemoLogins } from './serve/known-demo-logins.ts';
import { logLibraryOutput } from './serve/library-output.ts';
import { openedResources } from './serve/opened-resources.ts';
import { causeOf, type Outcome } from '../runtime/outcome.ts';
import { progressLine } from './serve/progress-line.ts';
import { readyTable } from './serve/ready-table.ts';
import { stopOnSignal } from './serve/shutdown.ts';
import { startPlatform } from './serve/start-platform.ts';
import { readSettings, type Settings } from '../runtime/settings.ts';
import { startTracing } from '../tracing/start-tracing.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const giveUp = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const serve = async (settings: Settings, warnings: readonly string[]): Promise<void> => {
  const folder = prepareDataDirectory(settings.dataDirectory);
  if (!folder.ok) return giveUp(folder.message);
  const { log, destination: logDestination } = openEventLog(settings);
  logLibraryOutput(log);
  reportWarnings(warnings, log);
  const tracing = await startTracing(process.env, 'tillbook');
  const opened = openedResources();
  const stopping = new AbortController();
  const progress = progressLine(process.stdout);
  const starting = startPlatform(settings, { log, opened, stopping: stopping.signal, say, progress }).catch(
    (error: unknown): Outcome<Platform> => {
      logFault(log, '', error);
      return {
        ok: false,
        message: `The platform could not be started: ${causeOf(error)}. See ${logDestination}.`,
      };
    },
  );
  stopOnSignal(
    async (hurry) => {
      stopping.abort();
      await starting;
      await opened.closeAll(hurry);
      await tracing?.end();
    },
    log,
    logDestination,
  );
  const started = await starting;
  if (stopping.signal.aborted) return;
  if (!started.ok) {
    await opened.closeAll(AbortSignal.abort());
    return giveUp(started.message);
  }
  log('ready', { port: settings.port, tokenizationPort: settings.tokenizationPort });
  say(`\n${readyTable(settings, await knownDemoLogins(started.value), logDestination)}`);
};

const read = readSettings(process.env);
if (read.ok) await serve(read.settings, read.warnings);
else giveUp(read.message);
