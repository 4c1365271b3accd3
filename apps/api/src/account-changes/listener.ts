import { setTimeout as sleep } from 'node:timers/promises';
import { openConnection } from '../db/client.ts';
import type { Log } from '../runtime/log.ts';
import { accountsIn, channel, everyAccount } from './channel.ts';

/** Pings detect a dead connection, which reports nothing by itself. */
const pingIntervalMs = 15_000;
const reconnectsAfterMs = 500;

export type Listener = {
  /**
   * Resolves to true when later notifications will be received, or to false if the database is unavailable.
   */
  ready(): Promise<boolean>;
  stop(): Promise<void>;
};

type Life = { readonly databaseUrl: string; readonly stopping: AbortSignal; readonly log: Log };

const pause = (milliseconds: number, stopping: AbortSignal) =>
  sleep(milliseconds, undefined, { signal: stopping }).catch(() => undefined);

const listen = async (
  { databaseUrl, stopping }: Life,
  onReady: () => void,
  onChange: (accountId: string) => void,
): Promise<void> => {
  const client = await openConnection(databaseUrl, 'tillbook-changes');
  const closed = new AbortController();
  client.on('end', () => closed.abort());
  client.on('notification', ({ payload = everyAccount }) => accountsIn(payload).forEach(onChange));
  const ending = AbortSignal.any([stopping, closed.signal]);
  try {
    await client.query(`listen ${channel}`);
    onReady();
    // Notifications sent before the connection opened are lost, so every account may have changed.
    onChange(everyAccount);
    while (!ending.aborted) {
      await client.query('select 1');
      await pause(pingIntervalMs, ending);
    }
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const openListener = (
  databaseUrl: string,
  log: Log,
  onChange: (accountId: string) => void,
): Listener => {
  const stopper = new AbortController();
  const { signal: stopping } = stopper;
  let ready = Promise.withResolvers<boolean>();

  const live = async () => {
    while (!stopping.aborted) {
      try {
        await listen({ databaseUrl, stopping, log }, () => ready.resolve(true), onChange);
      } catch (error) {
        log('listening_interrupted', { error: error instanceof Error ? error.message : 'unknown' });
      }
      ready.resolve(false);
      ready = Promise.withResolvers<boolean>();
      await pause(reconnectsAfterMs, stopping);
    }
    ready.resolve(false);
  };

  const ended = live();
  return {
    ready: () => ready.promise,
    stop: async () => {
      stopper.abort();
      await ended;
    },
  };
};
