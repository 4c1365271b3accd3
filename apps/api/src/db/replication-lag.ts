/** How far a replica is behind, as an upper bound that needs no clock but this process's. */
export type LagMeter = {
  /** Notes where the primary's log ends at a moment. */
  note(atMs: number, writtenBytes: bigint): void;
  /** The age of the newest noted end that the replica has replayed; undefined if it has replayed none of them. */
  lagMs(nowMs: number, replayedBytes: bigint): number | undefined;
};

type Sample = { readonly atMs: number; readonly writtenBytes: bigint };

const mostSamples = 600;

/**
 * Compares positions in the log and no times of transactions: those say nothing on a database that nobody writes to, and
 * are the primary's clock.
 */
export const lagMeter = (): LagMeter => {
  let samples: readonly Sample[] = [];
  return {
    note: (atMs, writtenBytes) => {
      // Of a replica that does not move, every second sample is enough.
      const kept = samples.length < mostSamples ? samples : samples.filter((_, index) => index % 2 === 0);
      samples = [...kept, { atMs, writtenBytes }];
    },
    lagMs: (nowMs, replayedBytes) => {
      const newest = samples.findLastIndex(({ writtenBytes }) => writtenBytes <= replayedBytes);
      if (newest === -1) return undefined;
      samples = samples.slice(newest);
      return nowMs - (samples[0]?.atMs ?? nowMs);
    },
  };
};
