/** Serves the admin app alone: `npm run start:admin` runs this once it is installed and built. */
import { systemClock } from './clock.ts';
import { adminApp } from './http/admin-app.ts';
import { identifierSource } from './identifiers.ts';
import { lineLog, silentLog } from './log.ts';
import { openListener } from './serve/listener.ts';
import { stopWhenAsked } from './serve/shutdown.ts';
import { readSettings, type Settings } from './settings.ts';

const drainLimitMs = 5000;

const giveUp = (message: string): never => {
  process.stderr.write(`${message}\n`);
  process.exit(1);
};

const hasOwnOrigin = ({ adminBaseUrl, webBaseUrl }: Settings): boolean =>
  new URL(adminBaseUrl).origin !== new URL(webBaseUrl).origin;

const serve = async (settings: Settings): Promise<void> => {
  const { adminPort, adminBaseUrl, apiBaseUrl, host } = settings;
  if (!hasOwnOrigin(settings)) {
    return giveUp(
      `ADMIN_BASE_URL names no origin of its own. Set it for the platform and here alike, such as ADMIN_BASE_URL=http://localhost:${adminPort}.`,
    );
  }
  const log = settings.production ? lineLog((line) => process.stdout.write(line)) : silentLog;
  const server = { settings, log, newIdentifier: identifierSource(systemClock) };
  const address = { host, port: adminPort, setting: 'ADMIN_PORT' };
  const listener = await openListener(adminApp(server).fetch, address);
  if (!listener.ok) return giveUp(listener.message);
  stopWhenAsked((hurry) => listener.value.close(drainLimitMs, hurry), log);
  log('ready', { port: adminPort });
  process.stdout.write(`The admin app is at ${adminBaseUrl}/, its API at ${apiBaseUrl}.\n`);
};

const read = readSettings(process.env);
if (read.ok) await serve(read.settings);
else giveUp(read.message);
