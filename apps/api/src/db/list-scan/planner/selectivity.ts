/** How many rows of a list are read for each match: the inverse of a filter's selectivity. */
export type RowsPerMatch = number;

/** With fewer matches, the estimate would be random. */
const enoughMatches = 10;

/** Estimates rows per match from a sample; overestimates if the sample has too few matches. */
export const estimateRowsPerMatch = (found: number, rows: number): RowsPerMatch =>
  found < enoughMatches ? enoughMatches * rows : rows / found;
