import type { ListName } from '@tillbook/contract';
import { PageHeader, Stack } from '@tillbook/ui';
import { loadFailureText, usePageTitle, type Shell } from '@tillbook/web-shell';
import type { ReactNode } from 'react';
import type { ListDefinition } from './define-list.ts';
import { listTitle } from './list-names.ts';
import { listQuery } from './list-query.ts';
import { ListTable, type ListTableProps } from './list-table.tsx';
import { isDefaultView } from './list-view.ts';
import { readListView, type ListSearch } from './search-params.ts';
import { readColumnChoice } from './toolbar/columns/column-choice.ts';
import { listToolbar } from './toolbar/list-toolbar.ts';

type LoaderInput<Name extends ListName> = {
  readonly context: { readonly shell: Shell; readonly accountId: string };
  readonly deps: ListSearch<Name>;
};

/**
 * Starts loading the rows. A filtered or sorted list waits for its toolbar, without which it would look
 * unfiltered, and a list with custom columns waits too, so that nothing moves afterward.
 */
export const listLoader =
  <Name extends ListName, Row>(list: ListDefinition<Name, Row>) =>
  async ({ context: { shell, accountId }, deps: search }: LoaderInput<Name>): Promise<void> => {
    const queryClient = shell.queryClient();
    void queryClient.prefetchQuery(listQuery(shell.client, accountId, list, search));
    const isFilteredOrSorted = !isDefaultView(readListView(list.name, search));
    if (!isFilteredOrSorted && readColumnChoice(queryClient, accountId, list.name) === null) return;
    if (!(await listToolbar.load()) && isFilteredOrSorted) throw new Error(loadFailureText());
  };

export type ListScreenProps<Name extends ListName, Row> = ListTableProps<Name, Row> & {
  readonly actions?: ReactNode;
  /** A link to the parent screen. */
  readonly back?: ReactNode;
  /** Shown between the heading and the list. */
  readonly children?: ReactNode;
};

/**
 * Shows a list's screen: its title, actions and table.
 *
 * @example <ListScreen list={disputesList} search={Route.useSearch()} />
 */
export function ListScreen<Name extends ListName, Row>({
  list,
  search,
  actions,
  back,
  children,
}: ListScreenProps<Name, Row>) {
  const title = listTitle(list.name);
  usePageTitle(title);
  const header = <PageHeader title={title} actions={actions} />;
  return (
    <Stack space={16}>
      {back === undefined ? (
        header
      ) : (
        <Stack space={8}>
          {back}
          {header}
        </Stack>
      )}
      {children}
      <ListTable list={list} search={search} />
    </Stack>
  );
}
