/** What a pool tells of itself. */
type ConnectionPool = {
  readonly totalCount: number;
  readonly idleCount: number;
  readonly waitingCount: number;
};

/** The pools of this process by name. One that is opened again takes the place of the one that was lost. */
export type ConnectionPools = Map<string, ConnectionPool>;
