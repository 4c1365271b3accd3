import { createPlatform } from '../create-platform.ts';
import { answeredCalls } from '../http/calls.ts';
import { tokenizationOriginApp } from '../http/tokenization-origin.ts';
import { webOriginApp } from '../http/web-origin.ts';
import type { Log } from '../log.ts';
import type { Platform } from '../platform.ts';
import type { Settings } from '../settings.ts';
import { startWorker } from '../work/worker.ts';
import { openDatabaseSource } from './database-source.ts';
import { type Address, openListener, tryAddress } from './listener.ts';
import type { OpenedParts } from './opened-parts.ts';
import type { Outcome } from './outcome.ts';

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

const openListeners = async (
  settings: Settings,
  platform: Platform,
  opened: OpenedParts,
): Promise<Outcome<undefined>> => {
  const listeners = [
    { app: tokenizationOriginApp(platform), address: tokenizationAddress(settings) },
    { app: webOriginApp(platform, answeredCalls), address: webAddress(settings) },
  ];
  for (const { app, address } of listeners) {
    const listener = await openListener(app.fetch, address);
    if (!listener.ok) return listener;
    opened.add((hurry) => listener.value.close(drainLimitMs(settings), hurry));
  }
  return { ok: true, value: undefined };
};

const stopped: Outcome<undefined> = { ok: false, message: 'Stopped before it was ready.' };

/**
 * Starts the platform: database, migrations, worker and the two listeners. Each part it opens is handed to `opened`, so that a
 * start that fails or is stopped half-way leaves nothing behind.
 *
 * @param stopping aborted when a stop is asked for; no further part is opened then
 */
export const startPlatform = async (
  settings: Settings,
  log: Log,
  opened: OpenedParts,
  stopping: AbortSignal,
): Promise<Outcome<undefined>> => {
  const addresses = await tryAddresses(settings);
  if (!addresses.ok) return addresses;
  const source = await openDatabaseSource(settings, log);
  if (!source.ok) return source;
  opened.add(() => source.value.stop());
  if (stopping.aborted) return stopped;
  const created = await createPlatform({ settings, databaseUrl: source.value.databaseUrl, log });
  if (!created.ok) return created;
  opened.add(() => created.close());
  if (stopping.aborted) return stopped;
  const worker = await startWorker(created.platform, { databaseUrl: source.value.databaseUrl });
  opened.add(() => worker.stop());
  if (stopping.aborted) return stopped;
  return openListeners(settings, created.platform, opened);
};
