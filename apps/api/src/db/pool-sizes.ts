export type PoolSizes = {
  readonly api: number;
  readonly filters: number;
  readonly processor: number;
  /** Includes a connection that listens for jobs and a connection that adds jobs. */
  readonly worker: number;
  readonly changes: number;
};

const share = (total: number, most: number): number => Math.max(1, Math.min(most, Math.floor(total / 8)));

/**
 * Divides a process's connections: each of the other pools needs a few, and calls get the rest.
 * @param total at least 10
 */
export const poolSizes = (total: number): PoolSizes => {
  const others = {
    filters: share(total, 4),
    processor: share(total, 4),
    worker: 2 + share(total, 4),
    changes: 1,
  };
  return { api: total - others.filters - others.processor - others.worker - others.changes, ...others };
};
