type ConnectionPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** By name. A reopened pool replaces the one that was lost. */
export type ConnectionPools = Map<string, ConnectionPool>;
