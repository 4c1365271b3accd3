/** Serves only the admin app: `npm run start:admin` runs this once it is installed and built. */
import { clockOf } from '../runtime/clock.ts';
import { reportWarnings } from './command-line/say-warnings.ts';
import { adminApp } from '../server/admin-app.ts';
import { identifierSource } from '../runtime/identifiers.ts';
import { lineLog, type Log } from '../runtime/log.ts';
import { withRequestIds } from '../runtime/request-context.ts';
import { logLibraryOutput } from './serve/library-output.ts';
import { openListener } from './serve/listener.ts';
import { stopOnSignal } from './serve/shutdown.ts';
import { readSettings, type Settings } from '../runtime/settings.ts';

const drainLimitMs = 5000;

const giveUp = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

/** Prints only faults and the output of libraries, for a person at a terminal. */
const faultsAlone =
  (log: Log): Log =>
  (event, fields) => {
    if (event === 'fault' || event === 'library_report') log(event, fields);
  };

const hasOwnOrigin = ({ adminBaseUrl, webBaseUrl }: Settings): boolean =>
  new URL(adminBaseUrl).origin !== new URL(webBaseUrl).origin;

const serve = async (settings: Settings, warnings: readonly string[]): Promise<void> => {
  const { adminPort, adminBaseUrl, apiBaseUrl, host } = settings;
  if (!hasOwnOrigin(settings)) {
    return giveUp(
      `ADMIN_BASE_URL is not a separate origin. Set it to the same value for the platform and here, such as ADMIN_BASE_URL=http://localhost:${adminPort}.`,
    );
  }
  const log = settings.production
    ? lineLog((line) => process.stdout.write(line), settings.logLevel)
    : faultsAlone(lineLog((line) => process.stderr.write(line)));
  logLibraryOutput(log);
  reportWarnings(warnings, log);
  const clock = clockOf(settings);
  const server = { settings, log: withRequestIds(log), clock, newIdentifier: identifierSource(clock) };
  const address = { host, port: adminPort, setting: 'ADMIN_PORT' };
  const listener = await openListener(adminApp(server).fetch, address);
  if (!listener.ok) return giveUp(listener.message);
  stopOnSignal((hurry) => listener.value.close(drainLimitMs, hurry), log, 'the log');
  log('ready', { port: adminPort });
  process.stdout.write(`The admin app is at ${adminBaseUrl}/, its API at ${apiBaseUrl}.\n`);
};

const read = readSettings(process.env);
if (read.ok) await serve(read.settings, read.warnings);
else giveUp(read.message);
