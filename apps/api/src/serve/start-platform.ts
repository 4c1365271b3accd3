import { setTimeout as sleep } from 'node:timers/promises';
import { clockOf, type Clock } from '../clock.ts';
import { createPlatform } from '../create-platform.ts';
import { handlers } from '../server/calls.ts';
import { tokenizationOriginApp } from '../server/tokenization-origin.ts';
import { webOriginApp } from '../server/web-origin.ts';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';
import { hasUnfinishedSeeding, seedDemo } from '../seed/seed-demo.ts';
import type { Settings } from '../settings.ts';
import { startWorker } from '../jobs/worker.ts';
import { openDatabaseSource } from './database-source.ts';
import { type Address, openListener, tryAddress } from './listener.ts';
import type { OpenedParts } from './opened-parts.ts';
import { causeOf, type Outcome } from '../outcome.ts';
import type { ProgressLine } from './progress-line.ts';
import { checkSimulatedClock } from './simulated-clock.ts';

/** What is under way when a stop is asked for: a call to a card terminal is the longest. */
const drainLimitMs = (settings: Settings): number => settings.terminalTimeoutMs + 5000;

const webAddress = ({ host, port }: Settings): Address => ({ host, port, setting: 'PORT' });

const tokenizationAddress = ({ host, tokenizationPort }: Settings): Address => ({
  host,
  port: tokenizationPort,
  setting: 'TOKENIZATION_PORT',
});

const samePorts = ({ port, tokenizationPort }: Settings): boolean => port === tokenizationPort;

const tryAddresses = async (settings: Settings): Promise<Outcome<undefined>> => {
  if (samePorts(settings)) {
    return { ok: false, message: `PORT and TOKENIZATION_PORT are both ${settings.port}. Give each its own.` };
  }
  const web = await tryAddress(webAddress(settings));
  return web.ok ? tryAddress(tokenizationAddress(settings)) : web;
};

export type StartContext = {
  readonly log: Log;
  readonly opened: OpenedParts;
  /** Aborted when a stop is asked for; no further part is opened then. */
  readonly stopping: AbortSignal;
  /** Tells the person who waits what is being done. */
  readonly say: (line: string) => void;
  readonly progress: ProgressLine;
};

/** Whoever spreads requests over processes has time to see that this one is not ready before it is gone. */
const leaveService = async (settings: Settings, { service }: Platform, hurry: AbortSignal): Promise<void> => {
  service.leave();
  if (settings.shutdownDelayMs === 0) return;
  await sleep(settings.shutdownDelayMs, undefined, { signal: hurry }).catch(() => undefined);
};

const openListeners = async (
  settings: Settings,
  platform: Platform,
  opened: OpenedParts,
): Promise<Outcome<undefined>> => {
  const listeners = [
    { app: tokenizationOriginApp(platform), address: tokenizationAddress(settings) },
    { app: webOriginApp(platform, handlers), address: webAddress(settings) },
  ];
  for (const { app, address } of listeners) {
    const listener = await openListener(app.fetch, address);
    if (!listener.ok) return listener;
    opened.add((hurry) => listener.value.close(drainLimitMs(settings), hurry));
  }
  // Who follows an account would be waited for; what changed while this process was not there has been told to nobody.
  opened.add(async () => platform.changes.endAll());
  opened.add((hurry) => leaveService(settings, platform, hurry));
  platform.changes.noteEverything();
  return { ok: true, value: undefined };
};

const seedUnlessOff = async (
  settings: Settings,
  databaseUrl: string,
  clock: Clock,
  { log, say, progress }: StartContext,
): Promise<Outcome<undefined>> => {
  if (settings.seed === 'demo') {
    const onBegin = () => say('Filling in 90 days of demo data, once; this takes up to a minute.');
    await seedDemo({ settings, databaseUrl, log, now: clock.now(), onBegin, progress });
    return { ok: true, value: undefined };
  }
  if (!(await hasUnfinishedSeeding(databaseUrl))) return { ok: true, value: undefined };
  return {
    ok: false,
    message:
      'This database holds demo data that was filled in only in part. Start once with SEED=demo, which begins it anew, or give an empty database.',
  };
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
      message: `The demo data could not be filled in: ${causeOf(error)}. Start again to try anew, or give an empty database with SEED=off.`,
    };
  }
};

const stopped = { ok: false, message: 'Stopped before it was ready.' } as const;

const whenAborted = (signal: AbortSignal): Promise<typeof stopped> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(stopped));
  });

/**
 * Starts the platform: database, migrations, demo data, worker and the two listeners. Each part it opens is handed to
 * `opened`, so that a start that fails or is stopped half-way leaves nothing behind.
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
  const { databaseUrl } = source.value;
  opened.add(() => source.value.stop());
  if (stopping.aborted) return stopped;
  const clock = clockOf(settings);
  const dated = await checkSimulatedClock(settings, databaseUrl, context);
  if (!dated.ok) return dated;
  // Half a history is begun anew at the next start, so that nobody has to wait for the rest of it.
  const seeded = await Promise.race([seed(settings, databaseUrl, clock, context), whenAborted(stopping)]);
  if (!seeded.ok) return seeded;
  if (stopping.aborted) return stopped;
  const created = await createPlatform({ settings, databaseUrl, clock, log });
  if (!created.ok) return created;
  opened.add(() => created.close());
  if (stopping.aborted) return stopped;
  const worker = await startWorker(created.platform, { databaseUrl, stopping });
  opened.add(() => worker.stop());
  if (stopping.aborted) return stopped;
  const listening = await openListeners(settings, created.platform, opened);
  return listening.ok ? { ok: true, value: created.platform } : listening;
};
