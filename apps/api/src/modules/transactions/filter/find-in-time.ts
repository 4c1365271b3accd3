import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import {
  everyCondition,
  havingWords,
  withSignature,
  ofList,
  indexedOrdinal,
  type Conditions,
} from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import { chunksFor, oneChunk, throughChunks } from '../../../db/list-scan/scan-chunks.ts';
import { within, withinChunk } from '../../../db/list-scan/predicates.ts';
import { estimateRowsPerMatch, type RowsPerMatch } from '../../../db/list-scan/rows-per-match.ts';
import { firstChunk } from '../../../db/list-scan/first-chunk.ts';
import { chooseIndex } from './choose-index.ts';

type Asked = { readonly order: Order; readonly limit: number };

/**
 * Rows as the index gives them. What is only looked at stands outside, and `offset 0` keeps it there: inside, the database would
 * weigh it as another index to choose.
 */
export const rowsBy = (
  part: FoundPart,
  { sought, checked }: Conditions,
  inRange: string,
  parameters: Parameters,
): string => {
  const looked = [...checked, ...withSignature(part.wordSignature, parameters)];
  return `
  (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four, t.word_bits
     from transactions t
    where ${[...ofList(part, parameters), ...sought, inRange].join(' and ')}
   offset 0) as t
   where ${looked.length === 0 ? 'true' : looked.join(' and ')}`;
};

/** Rows in the order of the list; of rows that are to have words, those that have them. */
const inOrder = (rows: string, { wordKeys }: FoundPart, { order }: Asked, parameters: Parameters): string => {
  const found =
    wordKeys === undefined
      ? `select t.ordinal, t.amount_cents from ${rows}`
      : `select t.ordinal, 0 as amount_cents from (${havingWords(`select t.ordinal from ${rows}`, wordKeys, parameters)}) as t`;
  return `${found} order by t.ordinal ${order}`;
};

/** Each row of a short part is looked at, in the order of the list, until there are enough. */
const walk = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const inOrderOfList = `${within('t.ordinal', part, parameters)} order by t.ordinal ${asked.order}`;
  const checked = everyCondition(filter, parameters);
  const rows = rowsBy(part, { sought: [], checked }, inOrderOfList, parameters);
  const found = await runPrepared<RawRow>(
    database,
    `${inOrder(rows, part, asked, parameters)} limit ${asked.limit}`,
    parameters,
  );
  return found.map(foundRow);
};

/** What an index leads to, in the order of the list: chunk after chunk until there is enough. */
export const findByIndex = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
  rowsPerMatch: RowsPerMatch,
): Promise<readonly FoundRow[]> => {
  const { isShort, conditions } = await chooseIndex(
    database,
    part,
    filter,
    (part.high - part.low) / rowsPerMatch,
  );
  const chunks = isShort ? oneChunk(part) : chunksFor(part, asked, rowsPerMatch);
  const parameters = newParameters();
  const rowsHere = rowsBy(part, conditions(parameters), withinChunk(indexedOrdinal), parameters);
  const found = inOrder(rowsHere, part, asked, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    throughChunks(chunks, found, asked.limit, parameters),
    parameters,
  );
  return rows.map(foundRow);
};

/**
 * What a filter finds, in the order of the list. The first rows are looked at one by one: what is frequent is found there, and
 * how rare the rest is tells how far an index has to be read.
 */
export const findInTime = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
): Promise<readonly FoundRow[]> => {
  const { first, rest } = firstChunk(part, asked.order);
  const walked = await walk(database, first, filter, asked);
  const missing = asked.limit - walked.length;
  if (missing <= 0 || rest === undefined) return walked;
  const rowsPerMatch = estimateRowsPerMatch(walked.length, first.high - first.low + 1);
  const further = await findByIndex(database, rest, filter, { ...asked, limit: missing }, rowsPerMatch);
  return [...walked, ...further];
};
