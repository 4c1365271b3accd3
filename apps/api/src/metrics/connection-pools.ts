type ConnectionPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** Holds the pools of this process by name. A reopened pool replaces the one that was lost. */
export type ConnectionPools = Map<string, ConnectionPool>;
