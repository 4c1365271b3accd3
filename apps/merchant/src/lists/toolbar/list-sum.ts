import { getListSum, summedLists, type List, type ListName, type SummedList } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listSumKey } from '../../query-keys.ts';
import type { ListDefinition } from '../define-list.ts';
import type { ListView } from '../search-params.ts';
import { filterOf } from '../view-query.ts';

type Found = Pick<List<unknown>, 'totalCount' | 'totalCountCapped'>;

export type ListSumInput<Name extends ListName> = {
  readonly accountId: string;
  readonly list: Pick<ListDefinition<Name, never>, 'name' | 'keyPrefix' | 'live'>;
  readonly view: ListView<Name>;
  readonly found: Found | undefined;
};

export type ShownSum = {
  /** The number of rows; once the sum has loaded, it may exceed the list's capped count. */
  readonly found: Found | undefined;
  /** The sum of the rows; undefined until it is known. */
  readonly sum: string | undefined;
};

const summedList = (name: ListName): SummedList | undefined => summedLists.find((summed) => summed === name);

/** Returns the number and the sum of a view's rows, requested after the rows themselves. */
export const useListSum = <Name extends ListName>({
  accountId,
  list,
  view,
  found,
}: ListSumInput<Name>): ShownSum => {
  const { client } = useShell();
  const { sort: _sort, order: _order, ...filters } = view;
  const summed = summedList(list.name);
  const isAsked = summed !== undefined && found !== undefined && found.totalCount > 0;
  const { data } = useQuery({
    ...listSumKey(accountId, list, filters),
    // Wrapped in an object: a malformed sum is NaN, which the query's observer would treat as new each time.
    queryFn: async ({ signal }) => ({
      sum:
        summed &&
        (await client.call(
          getListSum,
          { query: { accountId, list: summed, ...filterOf(view) } },
          { signal },
        )),
    }),
    enabled: isAsked,
  });
  if (!isAsked || !data?.sum) return { found, sum: undefined };
  const { amount, totalCount, totalCountCapped } = data.sum;
  return {
    found: found.totalCountCapped ? { totalCount, ...(totalCountCapped && { totalCountCapped }) } : found,
    sum: amount === undefined ? undefined : formatCents(amount),
  };
};
