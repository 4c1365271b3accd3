import type { Paging, Shell } from '@tillbook/web-shell';
import { listTools } from './tools-part.ts';
import { transactionListQuery } from './list-query.ts';
import { readColumnChoice } from './column-choice.ts';
import type { ListKind } from './list-kinds.ts';
import { readListView, saysNothing } from './list-view.ts';

/**
 * Begins to load a list as its address says it. An address that says more than a page waits for what shows that, and so
 * do columns of the person's own: the list does not move once it is there.
 */
export const loadList = async (
  { shell, accountId }: { readonly shell: Shell; readonly accountId: string },
  kind: ListKind,
  search: Readonly<Record<string, unknown>>,
  paging: Pick<Paging, 'page' | 'pageSize'>,
): Promise<void> => {
  const view = readListView(kind, search);
  const queryClient = shell.queryClient();
  void queryClient.prefetchQuery(transactionListQuery(shell.client, accountId, kind, view, paging));
  if (readColumnChoice(queryClient, accountId, kind) !== null || !saysNothing(view))
    await listTools.prepare();
};
