import type { ListName } from '@tillbook/contract';
import { Stack } from '@tillbook/ui';
import { PagedTable, pagingOf, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useEffect, useSyncExternalStore } from 'react';
import type { ListDefinition } from './define-list.ts';
import { listTitle } from './list-names.ts';
import { listQuery } from './list-query.ts';
import { isFiltered, viewOf } from './list-view.ts';
import type { ListSearch } from './search-params.ts';
import { useColumnChoice } from './toolbar/columns/column-choice.ts';
import { listToolbar } from './toolbar/list-toolbar.ts';
import { toolbarPlaceholder } from './toolbar/toolbar.css.ts';

export type ListTableProps<Name extends ListName, Row> = {
  readonly list: ListDefinition<Name, Row>;
  /** The validated search parameters of the list's route. */
  readonly search: ListSearch<Name>;
};

/** A list on a page of its own, with its toolbar. */
export function ListTable<Name extends ListName, Row>({ list, search }: ListTableProps<Name, Row>) {
  const { client } = useShell();
  const { accountId } = useRouteContext({ from: '/_account' });
  const query = useQuery(listQuery(client, accountId, list, search));
  const toolbar = useSyncExternalStore(listToolbar.subscribe, listToolbar.get);
  // A list that is shown whole goes before its toolbar.
  useEffect(() => listToolbar.prefetch('idle'), []);
  const choice = useColumnChoice(accountId, list.name);
  const go = useListSearch();
  useFailureLog(query.error, list.failureLog);

  if (query.error && !query.data && list.failure === undefined) return null;
  const view = viewOf(search);
  const shown = {
    accountId,
    list,
    view,
    choice,
    onViewChange: (next: object) => go({ ...next, page: undefined, pageSize: search.pageSize }),
  };
  return (
    <Stack space={12}>
      <div className={toolbarPlaceholder}>
        {toolbar && <toolbar.ListToolbar {...shown} found={query.data} />}
      </div>
      <PagedTable
        placement="page"
        label={list.label ?? listTitle(list.name)}
        query={query}
        columns={toolbar?.shownColumns(shown) ?? list.columns}
        rowLink={list.rowLink}
        {...(list.failure !== undefined && { failure: list.failure })}
        {...(list.failureDetail !== undefined && { failureDetail: list.failureDetail })}
        {...(list.retryLabel !== undefined && { retryLabel: list.retryLabel })}
        {...pagingOf(search, (page) => go({ ...view, ...page }))}
        empty={isFiltered(view) ? toolbar && <toolbar.NoMatch {...shown} /> : list.empty}
      />
    </Stack>
  );
}

/** Opens the list at other search parameters, which the route validates. */
const useListSearch = () => {
  const router = useRouter<AnyRouter>();
  return (search: object) => void router.navigate({ to: '.', search, resetScroll: false });
};

const useFailureLog = (error: Error | null, message: string | undefined) =>
  useEffect(() => {
    // oxlint-disable-next-line eslint/no-console -- the log is what the specification asks for
    if (error && message !== undefined) console.error(message, error);
  }, [error, message]);
