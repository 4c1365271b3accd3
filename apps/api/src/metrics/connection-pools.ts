type ConnectionPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** The pools of this process by name. A pool that is opened again replaces the one that was lost. */
export type ConnectionPools = Map<string, ConnectionPool>;
