import type { Database } from '../../client.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';
import type { ScanChunks } from './scan-chunks.ts';

/**
 * Scans a list of one account chunk by chunk and stops at the limit: a nested loop from the chunks to their
 * rows.
 *
 * @param found adds the values of a statement and returns its text, which selects the rows of one chunk in
 * order; the text refers to the chunk's ends as `scan_chunk.low` and `scan_chunk.high`
 */
export const chunkScan = <Row extends object>(
  database: Database,
  { lows, highs }: ScanChunks,
  limit: number,
  found: (parameters: Parameters) => string,
): Promise<readonly Row[]> => {
  const parameters = newParameters();
  const rowsOfChunk = found(parameters);
  const text = `
  select found.*
    from unnest(${parameters.add(lows)}::bigint[], ${parameters.add(highs)}::bigint[]) as scan_chunk (low, high)
   cross join lateral (${rowsOfChunk} limit ${limit}) as found
   limit ${limit}`;
  return runPrepared<Row>(database, text, parameters);
};
