import { createPart, type Paging, type Shell } from '@tillbook/web-shell';
import { transactionListQuery } from './list-query.ts';
import type { ListKind } from './list-kinds.ts';
import { readListView } from './list-view.ts';

/** What narrows a list, puts it in order and chooses its columns: after the list itself, unless the list is narrowed. */
export const listTools = createPart(() => import('./list-tools.tsx'));

/**
 * Begins to load a list as its address says it. An address that says more than a page waits for what shows that, so that
 * the list does not move when it comes.
 */
export const loadList = async (
  { shell, accountId }: { readonly shell: Shell; readonly accountId: string },
  kind: ListKind,
  search: Readonly<Record<string, unknown>>,
  paging: Pick<Paging, 'page' | 'pageSize'>,
): Promise<void> => {
  const view = readListView(kind, search);
  void shell.queryClient().prefetchQuery(transactionListQuery(shell.client, accountId, kind, view, paging));
  if (Object.values(view).some(Boolean)) await listTools.prepare();
};
