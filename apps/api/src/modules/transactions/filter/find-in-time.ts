import type { Database } from '../../../db/client.ts';
import type { Order } from '../../../db/page-start.ts';
import { ofList, place, type Conditions } from './conditions.ts';
import { foundRow, type FoundRow, type RawRow } from './found-row.ts';
import type { ListFilter } from './list-filter.ts';
import type { PartOfList } from './part-of-list.ts';
import { newParameters, runPrepared, type Parameters } from './statement.ts';
import { wayIn } from './way-in.ts';
import { windowsOf } from './windows.ts';

/**
 * Rows as the index gives them. What is only looked at stands outside, and `offset 0` keeps it there: inside, the database would
 * weigh it as another way in.
 */
export const rowsBy = (
  part: PartOfList,
  { sought, checked }: Conditions,
  places: string,
  parameters: Parameters,
): string => `
  (select t.ordinal, t.amount_cents, t.status, t.method, t.channel, t.last_four
     from transactions t
    where ${[...ofList(part, parameters), ...sought, places].join(' and ')}
   offset 0) as t
   where ${checked.length === 0 ? 'true' : checked.join(' and ')}`;

/** What a filter without a text finds, in the order of the list: window after window until there is enough. */
export const findInTime = async (
  database: Database,
  part: PartOfList,
  filter: ListFilter,
  { order, limit }: { readonly order: Order; readonly limit: number },
): Promise<readonly FoundRow[]> => {
  const { isShort, conditions } = await wayIn(database, part, filter);
  const windows = isShort ? { lows: [part.low], highs: [part.high] } : windowsOf(part, order);
  const parameters = newParameters();
  const [lows, highs] = [parameters.add(windows.lows), parameters.add(windows.highs)];
  const places = `${place} between window_of_list.low and window_of_list.high`;
  const rows = await runPrepared<RawRow>(
    database,
    `select found.ordinal, found.amount_cents
       from unnest(${lows}::bigint[], ${highs}::bigint[]) as window_of_list (low, high)
      cross join lateral (
        select t.ordinal, t.amount_cents from ${rowsBy(part, conditions(parameters), places, parameters)}
         order by t.ordinal ${order} limit ${limit}) as found
      limit ${limit}`,
    parameters,
  );
  return rows.map(foundRow);
};
