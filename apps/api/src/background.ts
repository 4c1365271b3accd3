import type { Log } from './log.ts';

/**
 * Work that goes on after its request was answered. It is for what must not show in the time an answer takes; a stop
 * waits for it, and a failure is logged under the work's name.
 */
export type Background = {
  run(name: string, work: () => Promise<void>): void;
  /** Resolves when nothing is under way. */
  settled(): Promise<void>;
};

export const backgroundWork = (log: Log): Background => {
  const underWay = new Set<Promise<void>>();
  return {
    run: (name, work) => {
      const started = work()
        .catch((error: unknown) => {
          log('background_work_failed', {
            work: name,
            error: error instanceof Error ? error.name : 'unknown',
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
