import { setTimeout as sleep } from 'node:timers/promises';
import type { Log } from '../../runtime/log.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { reasonOf } from './refusal.ts';
import { type ServerFiles, type ServerProcess, startServer } from './server-process.ts';

const firstPauseMs = 1000;
const longestPauseMs = 30_000;

const pause = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  sleep(milliseconds, undefined, { signal }).catch(() => undefined);

/**
 * Starts the server, restarts it on the same port if it ends, and retries if it cannot start, for example on
 * a full disk. In the meantime, the platform reports that the database is unavailable.
 */
export const superviseServer = async (
  files: ServerFiles,
  log: Log,
): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current: ServerProcess = await startServer(files);
  const { port } = current;
  const startAgain = async (): Promise<void> => {
    for (let pauseMs = firstPauseMs; !signal.aborted; pauseMs = Math.min(pauseMs * 2, longestPauseMs)) {
      try {
        await stopLeftoverServer(files.cluster, log);
        current = await startServer(files, port);
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
      // A stop during the restart has stopped only the dead server.
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
