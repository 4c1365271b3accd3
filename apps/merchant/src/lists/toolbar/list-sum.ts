import type { List, ListName } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listSumKey } from '../../query-keys.ts';
import type { ListDefinition } from '../define-list.ts';
import type { ListView } from '../search-params.ts';
import { viewQuery } from '../view-query.ts';

export type ListSumInput<Name extends ListName> = {
  readonly accountId: string;
  readonly list: Pick<ListDefinition<Name, never>, 'name' | 'keyPrefix' | 'live' | 'sum'>;
  readonly view: ListView<Name>;
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};

/**
 * Returns the sum of all rows of a view; undefined if it is not known, or not yet. Requested once the rows
 * have loaded.
 */
export const useListSum = <Name extends ListName>({
  accountId,
  list,
  view,
  found,
}: ListSumInput<Name>): string | undefined => {
  const { client } = useShell();
  const { sort: _sort, order: _order, ...filters } = view;
  const { data } = useQuery({
    ...listSumKey(accountId, list, filters),
    // Wraps the sum in an object: a malformed sum is NaN, which the query's observer would treat as a new
    // result each time.
    queryFn: async ({ signal }) => ({
      cents: await list.sum?.(client, { accountId, offset: 0, limit: 1, ...viewQuery(view) }, { signal }),
    }),
    enabled: list.sum !== undefined && found !== undefined && found.totalCount > 0 && !found.totalCountCapped,
  });
  return found?.totalCount === 0 || data?.cents === undefined ? undefined : formatCents(data.cents);
};
