import { errorCode } from './error-code.ts';
import type { Log } from './log.ts';

/**
 * Runs work after its response, so that it does not affect the response time. Shutdown waits for this work,
 * and a failure is logged under its name.
 */
export type Background = {
  run(name: string, task: () => Promise<void>): void;
  /** Resolves when no work is pending. */
  settled(): Promise<void>;
};

export const openBackground = (log: Log): Background => {
  const underWay = new Set<Promise<void>>();
  return {
    run: (name, task) => {
      const started = task()
        .catch((error: unknown) => {
          log('background_work_failed', {
            work: name,
            error: errorCode(error),
          });
        })
        .finally(() => underWay.delete(started));
      underWay.add(started);
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
