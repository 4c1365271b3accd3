import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { everyCondition, havingWords, marked, ofList, place, type Conditions } from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { FoundPart } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from '../../../db/list-scan/statement.ts';
import { throughChunks, scanChunks, type ScanChunks } from '../../../db/list-scan/scan-chunks.ts';
import { firstChunk } from '../../../db/list-scan/first-chunk.ts';
import { chooseIndex } from './choose-index.ts';

type Asked = { readonly order: Order; readonly limit: number };

/** The pieces of a part that are read one after the other for so many rows that are so rare. */
export const chunksFor = (part: FoundPart, { order, limit }: Asked, rowsPerMatch: RowsPerMatch): ScanChunks =>
  scanChunks(part, order, limit * rowsPerMatch);

/** How many places of a list there are to a row that is found. */
export type RowsPerMatch = number;

/** Where fewer are found it is not known how rare they are. */
const telling = 10;

/** How rare are rows of which so many were found in so many places; of too few, rather too rare. */
export const estimateRowsPerMatch = (found: number, places: number): RowsPerMatch =>
  found < telling ? telling * places : places / found;

/**
 * Rows as the index gives them. What is only looked at stands outside, and `offset 0` keeps it there: inside, the database would
 * weigh it as another way in.
 */
export const rowsBy = (
  part: FoundPart,
  { sought, checked }: Conditions,
  places: string,
  parameters: Parameters,
): string => {
  const looked = [...checked, ...marked(part.wordSignature, parameters)];
  return `
  (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four, t.word_bits
     from transactions t
    where ${[...ofList(part, parameters), ...sought, places].join(' and ')}
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

/** Each place of a short part is looked at, in the order of the list, until there are enough. */
const walk = async (
  database: Database,
  part: FoundPart,
  filter: ListFilter,
  asked: Asked,
): Promise<readonly FoundRow[]> => {
  const parameters = newParameters();
  const places = `t.ordinal between ${parameters.add(part.low)}::bigint and ${parameters.add(part.high)}::bigint`;
  const placesInOrder = `${places} order by t.ordinal ${asked.order}`;
  const checked = everyCondition(filter, parameters);
  const rows = rowsBy(part, { sought: [], checked }, placesInOrder, parameters);
  const found = await runPrepared<RawRow>(
    database,
    `${inOrder(rows, part, asked, parameters)} limit ${asked.limit}`,
    parameters,
  );
  return found.map(foundRow);
};

/** What an index leads to, in the order of the list: window after window until there is enough. */
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
  const chunks = isShort ? { lows: [part.low], highs: [part.high] } : chunksFor(part, asked, rowsPerMatch);
  const parameters = newParameters();
  const places = `${place} between scan_chunk.low and scan_chunk.high`;
  const rowsHere = rowsBy(part, conditions(parameters), places, parameters);
  const found = inOrder(rowsHere, part, asked, parameters);
  const rows = await runPrepared<RawRow>(
    database,
    throughChunks(chunks, found, asked.limit, parameters),
    parameters,
  );
  return rows.map(foundRow);
};

/**
 * What a filter finds, in the order of the list. The first places are looked at one by one: what is frequent is found there, and
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
