type ConnectionPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** Pools by name. A reopened pool replaces the lost pool. */
export type ConnectionPools = Map<string, ConnectionPool>;
