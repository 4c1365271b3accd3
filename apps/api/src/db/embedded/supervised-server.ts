import type { Log } from '../../log.ts';
import { stopLeftoverServer } from './leftover-server.ts';
import { reasonOf } from './refusal.ts';
import { type ServerPlace, type ServerProcess, startServer } from './server-process.ts';

/**
 * Starts the server and starts it again, on the same port, should it be killed: until it is back the platform answers
 * that the database is away.
 */
export const superviseServer = async (
  place: ServerPlace,
  log: Log,
): Promise<{ readonly port: number; stop(): Promise<void> }> => {
  let stopping = false;
  let current: ServerProcess = await startServer(place);
  const { port } = current;
  const watch = async (): Promise<void> => {
    for (;;) {
      await current.ended;
      if (stopping) return;
      log('postgres_ended_unexpectedly');
      try {
        await stopLeftoverServer(place.cluster, log);
        current = await startServer(place, port);
        log('postgres_started_again');
        // Whoever asked for the end meanwhile has stopped the dead one.
        if (stopping) await current.stop();
      } catch (error) {
        log('postgres_not_started_again', { reason: reasonOf(error) });
        return;
      }
    }
  };
  const watching = watch();
  return {
    port,
    stop: async () => {
      stopping = true;
      await current.stop();
      await watching;
    },
  };
};
