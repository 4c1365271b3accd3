import { setTimeout as sleep } from 'node:timers/promises';

/** Creating the demo data takes minutes on a busy machine. */
const waitsMs = 600_000;
const pollMs = 500;

const never = (): boolean => false;

/**
 * Polls until no fault is left.
 *
 * @throws Error with the remaining faults after a timeout
 */
export const untilNone = async (
  faults: () => Promise<readonly string[]>,
  isCanceled: () => boolean = never,
): Promise<void> => {
  const deadline = performance.now() + waitsMs;
  for (;;) {
    const found = await faults();
    if (found.length === 0) return;
    if (isCanceled()) throw new Error('Stopped before the cluster was up.');
    if (performance.now() > deadline) throw new Error(`The cluster is not healthy: ${found.join(', ')}.`);
    await sleep(pollMs);
  }
};

/** Retries until a function succeeds. Throws its last error after a timeout. */
export const untilDone = async (run: () => Promise<void>): Promise<void> => {
  const deadline = performance.now() + waitsMs;
  for (;;) {
    try {
      return await run();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(pollMs);
    }
  }
};
