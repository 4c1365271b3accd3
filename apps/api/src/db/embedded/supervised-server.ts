import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../log.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { reasonOf } from './refusal.ts';
import { type ServerPlace, type ServerProcess, startServer } from './server-process.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

/** Waits, or less where the end is asked for meanwhile. */
const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Starts the server and starts it again, on the same port, should it end: until it is back the platform answers that the
 * database is away. Where it cannot start, as on a full disk, it is tried for as long as it takes somebody to mend that.
 */
export const superviseServer = async (
  place: ServerPlace,
  log: Log,
): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: ServerProcess = await startServer(place);
  const { port } = current;
  const startAgain = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await stopLeftoverServer(place.cluster, log);
        current = await startServer(place, port);
        return log('postgres_started_again');
      } catch (error) {
        log('postgres_not_started_again', { reason: reasonOf(error) });
      }
      await pause(pauseMs, signal);
    }
  };
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (signal.aborted) return;
      log('postgres_ended_unexpectedly');
      await startAgain();
      // Whoever asked for the end meanwhile has stopped the dead one.
      if (signal.aborted) return current.stop();
    }
  };
  const watching = watch();
  return {
    port,
    stop: async () => {
      stopping.abort();
      await current.stop();
      await watching;
    },
  };
};
