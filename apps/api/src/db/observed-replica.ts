import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../runtime/log.ts';
import { openPool } from './client.ts';
import { NotAReplica, type ReplicaState, replicaObserver, unreached } from './replica-state.ts';

export type ObservedReplica = {
  readonly state: () => ReplicaState;
  /** True if the replica is reachable and its lag is within the limit. */
  readonly isUsable: () => boolean;
  end(): Promise<void>;
};

export type ReplicaToObserve = {
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  readonly maxLagSeconds: number;
  readonly log: Log;
};

const intervalMs = 1000;

const secondsOf = (lagMs: number | undefined): number | undefined =>
  lagMs === undefined ? undefined : Math.round(lagMs) / 1000;

const repeatedly = (look: () => Promise<void>): (() => Promise<void>) => {
  const stopper = new AbortController();
  const { signal } = stopper;
  const looking = (async () => {
    while (!signal.aborted) {
      await sleep(intervalMs, undefined, { signal }).catch(() => undefined);
      if (!signal.aborted) await look();
    }
  })();
  return async () => {
    stopper.abort();
    await looking;
  };
};

/**
 * Measures every second how far a replica lags, on connections that wait for no request. Logs when the
 * replica lags too far, is unreachable, or recovers.
 * @throws NotAReplica if the address leads to another database
 */
export const observeReplica = async ({
  primaryUrl,
  replicaUrl,
  maxLagSeconds,
  log,
}: ReplicaToObserve): Promise<ObservedReplica> => {
  const primary = openPool(primaryUrl, { name: 'tillbook-lag', size: 1, log });
  const replica = openPool(replicaUrl, { name: 'tillbook-lag', size: 1, log });
  const closePools = async () => {
    await Promise.all([primary.end(), replica.end()]);
  };
  const ask = replicaObserver(primary, replica);
  let state = unreached;
  let wasUsable: boolean | undefined;
  const isUsable = () => state.lagMs !== undefined && state.lagMs <= maxLagSeconds * 1000;
  const look = async () => {
    state = await ask();
    if (isUsable() !== wasUsable) {
      log(isUsable() ? 'replica_used' : 'replica_not_used', { lagSeconds: secondsOf(state.lagMs) });
    }
    wasUsable = isUsable();
  };
  const observeAgain = () =>
    look().catch((error: unknown) => {
      state = unreached;
      if (error instanceof NotAReplica) log('replica_is_another_database');
    });
  try {
    await look();
  } catch (error) {
    await closePools();
    throw error;
  }
  const stop = repeatedly(observeAgain);
  return {
    state: () => state,
    isUsable,
    end: async () => {
      await stop();
      await closePools();
    },
  };
};
