export type Say = (line: string) => void;

export type DrillResult = {
  readonly summary: string;
  readonly faults: readonly string[];
  /** Number of tested events. A drill with zero events proves nothing. */
  readonly count: number;
};
