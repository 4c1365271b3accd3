import { setTimeout as sleep } from 'node:timers/promises';
import { clockOf, type Clock } from '../../runtime/clock.ts';
import { createPlatform } from '../../create-platform.ts';
import { handlers } from '../../server/calls.ts';
import { tokenizationOriginApp } from '../../server/tokenization-origin.ts';
import { webOriginApp } from '../../server/web-origin.ts';
import { workerOriginApp } from '../../server/worker-origin.ts';
import type { Log } from '../../runtime/log.ts';
import type { Platform } from '../../platform.ts';
import { hasSimulatedClock, hasUnfinishedSeeding, seedDemo } from '../seed/seed-demo.ts';
import type { Settings } from '../../runtime/settings.ts';
import { startWorker } from '../../jobs/worker.ts';
import { openDatabaseSource } from './database-source.ts';
import { type Address, openListener, tryAddress } from './listener.ts';
import type { OpenedResources } from './opened-resources.ts';
import { causeOf, type Outcome } from '../../runtime/outcome.ts';
import type { ProgressLine } from './progress-line.ts';
import { markSimulatedClock } from './simulated-clock.ts';

/** Allows for the longest request: a call to a card terminal. */
const drainLimitMs = (settings: Settings): number => settings.terminalTimeoutMs + 5000;

const webAddress = ({ host, port }: Settings): Address => ({ host, port, setting: 'PORT' });

const tokenizationAddress = ({ host, tokenizationPort }: Settings): Address => ({
  host,
  port: tokenizationPort,
  setting: 'TOKENIZATION_PORT',
});

const samePorts = ({ port, tokenizationPort, worker }: Settings): boolean =>
  worker !== 'only' && port === tokenizationPort;

const tryAddresses = async (settings: Settings): Promise<Outcome<undefined>> => {
  if (samePorts(settings)) {
    return {
      ok: false,
      message: `PORT and TOKENIZATION_PORT are both ${settings.port}. Use two different ports.`,
    };
  }
  const web = await tryAddress(webAddress(settings));
  return web.ok && settings.worker !== 'only' ? tryAddress(tokenizationAddress(settings)) : web;
};

export type StartContext = {
  readonly log: Log;
  readonly opened: OpenedResources;
  /** Aborted at shutdown, after which nothing more is opened. */
  readonly stopping: AbortSignal;
  readonly say: (line: string) => void;
  readonly progress: ProgressLine;
};

/** Gives a load balancer time to see that this process is not ready, before it stops. */
const leaveService = async (settings: Settings, { service }: Platform, hurry: AbortSignal): Promise<void> => {
  service.leave();
  if (settings.shutdownDelayMs === 0) return;
  await sleep(settings.shutdownDelayMs, undefined, { signal: hurry }).catch(() => undefined);
};

const listenersOf = (settings: Settings, platform: Platform) =>
  settings.worker === 'only'
    ? [{ app: workerOriginApp(platform), address: webAddress(settings) }]
    : [
        { app: tokenizationOriginApp(platform), address: tokenizationAddress(settings) },
        { app: webOriginApp(platform, handlers), address: webAddress(settings) },
      ];

const openListeners = async (
  settings: Settings,
  platform: Platform,
  opened: OpenedResources,
): Promise<Outcome<undefined>> => {
  for (const { app, address } of listenersOf(settings, platform)) {
    const listener = await openListener(app.fetch, address);
    if (!listener.ok) return listener;
    opened.add((hurry) => listener.value.close(drainLimitMs(settings), hurry));
  }
  // Ends the followers' streams, which would delay the stop.
  opened.add(async () => platform.accountChanges.endAll());
  opened.add((hurry) => leaveService(settings, platform, hurry));
  platform.accountChanges.noteEverything();
  return { ok: true, value: undefined };
};

const seedUnlessOff = async (
  settings: Settings,
  databaseUrl: string,
  clock: Clock,
  { log, say, progress }: StartContext,
): Promise<Outcome<undefined>> => {
  const isUnfinished = await hasUnfinishedSeeding(databaseUrl);
  if (settings.production && !isUnfinished && (await hasSimulatedClock(databaseUrl))) {
    return {
      ok: false,
      message:
        'This database is marked as simulated: its clock was moved by tests or by CLOCK_STARTS_AT. It is not served with NODE_ENV=production. Use another database.',
    };
  }
  if (settings.seed === 'demo') {
    const onBegin = () => say('Creating 90 days of demo data. This happens once and takes up to a minute.');
    const now = clock.now();
    await seedDemo({ settings, databaseUrl, log, now, onBegin, progress });
  } else if (isUnfinished) {
    return {
      ok: false,
      message:
        'This database contains only part of the demo data. Start once with SEED=demo to create it again, or use an empty database.',
    };
  }
  return { ok: true, value: undefined };
};

const seed = async (
  settings: Settings,
  databaseUrl: string,
  clock: Clock,
  context: StartContext,
): Promise<Outcome<undefined>> => {
  try {
    return await seedUnlessOff(settings, databaseUrl, clock, context);
  } catch (error) {
    return {
      ok: false,
      message: `The demo data could not be created: ${causeOf(error)}. Start again to retry, or use an empty database with SEED=off.`,
    };
  }
};

const stopped = { ok: false, message: 'Stopped before it was ready.' } as const;

const whenAborted = (signal: AbortSignal): Promise<typeof stopped> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(stopped));
  });

/**
 * Starts the database, migrations, demo data and, depending on `WORKER`, the worker and the two listeners.
 * Each resource is added to `opened`, so that a start that fails or is stopped leaves nothing behind.
 */
export const startPlatform = async (
  settings: Settings,
  context: StartContext,
): Promise<Outcome<Platform>> => {
  const { log, opened, stopping, say } = context;
  const addresses = await tryAddresses(settings);
  if (!addresses.ok) return addresses;
  say('Opening the database.');
  const source = await openDatabaseSource(settings, { log, stopping, say });
  if (!source.ok) return source;
  const { databaseUrl, applicationUrl } = source.value;
  opened.add(() => source.value.stop());
  if (stopping.aborted) return stopped;
  const clock = clockOf(settings);
  await markSimulatedClock(settings, databaseUrl, context);
  // The next start wipes a partial history, so a stop does not wait for the rest.
  const seeded = await Promise.race([seed(settings, databaseUrl, clock, context), whenAborted(stopping)]);
  if (!seeded.ok) return seeded;
  if (stopping.aborted) return stopped;
  const created = await createPlatform({
    settings,
    databaseUrl: applicationUrl,
    log,
    ...(settings.clockStartsAt && { clock }),
  });
  if (!created.ok) return created;
  opened.add(() => created.close());
  if (stopping.aborted) return stopped;
  await created.processReports.report();
  created.processReports.start();
  if (settings.worker !== 'off') {
    const worker = await startWorker(created.platform, { databaseUrl, stopping });
    opened.add(() => worker.stop());
  }
  if (stopping.aborted) return stopped;
  const listening = await openListeners(settings, created.platform, opened);
  return listening.ok ? { ok: true, value: created.platform } : listening;
};
