import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../client.ts';
import { mostFound } from '../counted-page.ts';
import type { Order } from '../page-start.ts';
import type { Parameters } from '../statement.ts';
import { wholeList, type List, type OrdinalRange, type Sorting } from './list.ts';
import { chunkScan } from './planner/chunk-scan.ts';
import { oneChunk, scanChunks, type ScanChunks } from './planner/scan-chunks.ts';
import { withinChunk } from './predicates.ts';

type Declared<Filter> = Partial<Pick<List<Filter>, 'findRange' | 'isPeriod'>> & {
  readonly table: string;
  /** SQL for the row's ordinal, as written in the index that leads to the row. */
  readonly ordinal: string | ((filter: Filter) => string);
  readonly conditions: (
    filter: Filter,
    parameters: Parameters,
    accountId: AuthorizedAccountId,
  ) => readonly string[];
  readonly amount?: string;
  /** Returns true if the index leads to few rows, so that the range is scanned as one chunk. */
  readonly isSelective?: (filter: Filter) => boolean;
};

/** This many rows contain enough matches if matches are frequent. */
const expectedRows = 4 * mostFound;

const chunksOf = (range: OrdinalRange, order: Order, isSelective: boolean): ScanChunks =>
  range.high === wholeList.high || isSelective ? oneChunk(range) : scanChunks(range, order, expectedRows);

const orderBy = (ordinal: string, amount: string | undefined, { sort, order }: Sorting): string =>
  [...(sort === 'amount' && amount !== undefined ? [amount] : []), ordinal]
    .map((expression) => `${expression} ${order}`)
    .join(', ');

/**
 * Declares a list with one plan: an index scan of its rows, with the conditions as its filter. If no index
 * includes the conditions, each row of the range is read, which suits lists of some thousands of rows per
 * account.
 */
export const filteredList = <Filter>({
  table,
  ordinal: declaredOrdinal,
  conditions,
  amount,
  findRange = async () => wholeList,
  isPeriod = () => false,
  isSelective = () => false,
}: Declared<Filter>): List<Filter> => ({
  findRange,
  isPeriod,
  scan: async (database: Database, accountId, { filter, range, limit, ...sorting }) => {
    const ordinal = typeof declaredOrdinal === 'string' ? declaredOrdinal : declaredOrdinal(filter);
    const chunks = chunksOf(range, sorting.order, isSelective(filter));
    const rows = await chunkScan<{ readonly ordinal: string }>(database, chunks, limit, (parameters) => {
      const matching = [
        `t.account_id = ${parameters.add(accountId)}`,
        withinChunk(ordinal),
        ...conditions(filter, parameters, accountId),
      ];
      return `select ${ordinal} as ordinal from ${table} t where ${matching.join(' and ')} order by ${orderBy(ordinal, amount, sorting)}`;
    });
    return rows.map((row) => Number(row.ordinal));
  },
});
