/** How many rows of a list are scanned for each match. */
export type RowsPerMatch = number;

/** With fewer matches, their rarity is not known. */
const telling = 10;

/** The rarity of matches, from how many were found in how many rows; with few matches, an overestimate. */
export const estimateRowsPerMatch = (found: number, rows: number): RowsPerMatch =>
  found < telling ? telling * rows : rows / found;
