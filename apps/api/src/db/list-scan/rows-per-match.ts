/** How many rows of a list there are to one that matches. */
export type RowsPerMatch = number;

/** Where fewer are found it is not known how rare they are. */
const telling = 10;

/** How rare are matches of which so many were found in so many rows; of too few, rather too rare. */
export const estimateRowsPerMatch = (found: number, rows: number): RowsPerMatch =>
  found < telling ? telling * rows : rows / found;
