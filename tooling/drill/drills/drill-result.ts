export type Say = (line: string) => void;

export type DrillResult = {
  readonly summary: string;
  readonly faults: readonly string[];
  /** Number of drilled events. Zero proves nothing. */
  readonly count: number;
};
