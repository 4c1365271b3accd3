/** Measures how far a replica is behind, as an upper bound that needs only this process's clock. */
export type LagMeter = {
  note(atMs: number, writtenBytes: bigint): void;
  /**
   * Returns the age of the newest recorded log position that the replica has replayed; undefined if it has
   * replayed no recorded position.
   */
  lagMs(nowMs: number, replayedBytes: bigint): number | undefined;
};

type Sample = { readonly atMs: number; readonly writtenBytes: bigint };

const mostSamples = 600;

/**
 * Compares positions in the log, not times of transactions, which are useless on an idle database and depend
 * on the primary's clock.
 */
export const lagMeter = (): LagMeter => {
  let samples: readonly Sample[] = [];
  return {
    note: (atMs, writtenBytes) => {
      // Drops every second sample of a replica that makes no progress.
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
