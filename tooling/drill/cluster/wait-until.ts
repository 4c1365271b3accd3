import { setTimeout as sleep } from 'node:timers/promises';

/** A busy machine takes its time to create the demo data. */
const waitsMs = 600_000;
const pollMs = 500;

const never = (): boolean => false;

/** @throws Error with what is still wrong when the time is over */
export const untilNone = async (
  faults: () => Promise<readonly string[]>,
  isCanceled: () => boolean = never,
): Promise<void> => {
  const deadline = performance.now() + waitsMs;
  for (;;) {
    const found = await faults();
    if (found.length === 0) return;
    if (isCanceled()) throw new Error('Stopped before the cluster was up.');
    if (performance.now() > deadline) throw new Error(`The cluster is not in order: ${found.join(', ')}.`);
    await sleep(pollMs);
  }
};

/** Tries again as long as it fails; throws the last failure. */
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
