import type { TransactionFilter } from '@tillbook/contract';
import type { Database } from '../../client.ts';
import type { Order } from '../../page-start.ts';
import { newParameters, runPrepared, type Parameters } from '../../statement.ts';
import { estimateRowsPerMatch, type RowsPerMatch } from '../planner/scan-chunks.ts';
import { within } from '../predicates.ts';
import { everyCondition, ofList } from './conditions.ts';
import type { TransactionRange } from './list-range.ts';

/**
 * The most rows counted for each word, to find the rarest of several words and to decide if all its rows can
 * be sorted.
 */
export const mostCounted = 1000;

type CountedWord = {
  readonly key: string;
  /** The number of rows that have the word, up to a limit. */
  readonly count: number;
  /** The number of list rows from the first to the last counted row. */
  readonly reach: number;
};

type Counted = {
  /** The rarest word first. */
  readonly words: readonly CountedWord[];
  readonly filterRowsPerMatch: RowsPerMatch;
};

const sampled = 2000;

const countSampled = (
  range: TransactionRange,
  filter: TransactionFilter,
  order: Order,
  parameters: Parameters,
): string => {
  const conditions = everyCondition(filter, parameters);
  if (conditions.length === 0) return String(sampled);
  return `(
    select count(*) from (
      select t.status, t.subtype, t.method, t.channel, t.last_four, t.amount_cents from transactions t
       where ${ofList(range, parameters).join(' and ')} and ${within('t.ordinal', range, parameters)}
       order by t.ordinal ${order} limit ${sampled}) as t
     where ${conditions.join(' and ')})`;
};

type CountedRow = {
  readonly key: string;
  readonly count: string;
  readonly reach: string;
  readonly sampled: string;
};

export const estimateWords = async (
  database: Database,
  range: TransactionRange,
  filter: TransactionFilter,
  keys: readonly string[],
  order: Order,
): Promise<Counted> => {
  const parameters = newParameters();
  const rows = await runPrepared<CountedRow>(
    database,
    `select word.key, counted.count, counted.reach, ${countSampled(range, filter, order, parameters)} as sampled
       from unnest(${parameters.add(keys)}::bigint[]) as word (key)
      cross join lateral (
        select count(*) as count, coalesce(max(few.ordinal) - min(few.ordinal) + 1, 0) as reach from (
          select w.ordinal from transaction_words w
           where w.account_id = ${parameters.add(range.accountId)} and w.word_key = word.key and ${within('w.ordinal', range, parameters)}
           order by w.ordinal ${order} limit ${mostCounted + 1}) as few) as counted
      order by counted.count, counted.reach desc, word.key`,
    parameters,
  );
  return {
    words: rows.map(({ key, count, reach }) => ({ key, count: Number(count), reach: Number(reach) })),
    filterRowsPerMatch: estimateRowsPerMatch(
      Number(rows[0]?.sampled ?? 0),
      Math.min(sampled, range.high - range.low + 1),
    ),
  };
};
