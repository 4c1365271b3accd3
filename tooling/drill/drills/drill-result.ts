export type Say = (line: string) => void;

/** What a drill came to. */
export type DrillResult = {
  readonly summary: string;
  /** What must not be, a line each; nothing where all holds. */
  readonly faults: readonly string[];
  /** How often the thing that the drill is about has happened: none would prove nothing. */
  readonly count: number;
};
