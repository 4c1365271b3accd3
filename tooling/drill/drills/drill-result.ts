export type Say = (line: string) => void;

/** The outcome of a drill. */
export type DrillResult = {
  readonly summary: string;
  /** Violations, a line each; empty if there are none. */
  readonly faults: readonly string[];
  /** How often the drilled event happened: zero would prove nothing. */
  readonly count: number;
};
