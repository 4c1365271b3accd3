/** How many connections each part of a process may open. */
export type PoolSizes = {
  readonly api: number;
  readonly filters: number;
  readonly processor: number;
  /** One of them listens for jobs, and one adds them. */
  readonly worker: number;
  /** Listens for changes of accounts. */
  readonly changes: number;
};

const share = (total: number, most: number): number => Math.max(1, Math.min(most, Math.floor(total / 8)));

/**
 * Divides what a process may open in all: calls get what is left by the parts beside them, each of which needs a few.
 *
 * @param total from 10 on
 */
export const poolSizes = (total: number): PoolSizes => {
  const beside = {
    filters: share(total, 4),
    processor: share(total, 4),
    worker: 2 + share(total, 4),
    changes: 1,
  };
  return { api: total - beside.filters - beside.processor - beside.worker - beside.changes, ...beside };
};
