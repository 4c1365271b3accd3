import type { ListName } from '@tillbook/contract';
import { Stack } from '@tillbook/ui';
import { nextFrame } from '@tillbook/ui/timing';
import { PagedTable, pagingOf, useShell } from '@tillbook/web-shell';
import { hashKey, useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter, type AnyRouter } from '@tanstack/react-router';
import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { ListDefinition } from './define-list.ts';
import { groupingByDay } from './group-by-day.ts';
import { listTitle } from './list-names.ts';
import { listQuery } from './list-query.ts';
import { isFiltered } from './list-view.ts';
import { PreviewedTable } from './previewed-table.tsx';
import { readListView, type ListSearch } from './search-params.ts';
import { useColumnChoice } from './toolbar/columns/column-choice.ts';
import { listToolbar } from './toolbar/list-toolbar.ts';
import { toolbarPlaceholder } from './toolbar/toolbar.css.ts';
import { useHeldRows } from './held-rows/use-held-rows.ts';

export type ListTableProps<Name extends ListName, Row> = {
  readonly list: ListDefinition<Name, Row>;
  /** The route's validated search parameters. */
  readonly search: ListSearch<Name>;
};

export function ListTable<Name extends ListName, Row>({ list, search }: ListTableProps<Name, Row>) {
  const { client } = useShell();
  const { accountId } = useRouteContext({ from: '/_account' });
  const options = listQuery(client, accountId, list, search);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  // Renders a loaded toolbar as a transition, so that the page stays responsive.
  const toolbar = useDeferredValue(useSyncExternalStore(listToolbar.subscribe, listToolbar.get));
  // An unfiltered list does not wait for its toolbar.
  useEffect(() => listToolbar.prefetch('idle'), []);
  const choice = useColumnChoice(accountId, list.name);
  const go = useListSearch();
  useFailureLog(query.data ? null : query.error, list.failureLog);
  const { days } = list;
  const isByDay = days !== undefined && search.sort !== 'amount';
  const groupRows = useMemo(() => (days && isByDay ? groupingByDay(days) : undefined), [days, isByDay]);

  if (query.error && !query.data && list.failure === undefined) return null;
  const view = readListView(list.name, search);
  const shown = {
    accountId,
    list,
    view,
    choice,
    onViewChange: (next: object) =>
      void nextFrame().then(() => go({ ...next, page: undefined, pageSize: search.pageSize })),
  };
  const table = {
    placement: 'page',
    label: list.label ?? listTitle(list.name),
    query,
    shownPage,
    columns: toolbar?.shownColumns(shown) ?? list.columns,
    rowLink: list.rowLink,
    ...(groupRows && { groupRows }),
    ...(list.joinsNext && { joinsNext: list.joinsNext }),
    ...(list.failure !== undefined && { failure: list.failure }),
    ...(list.failureDetail !== undefined && { failureDetail: list.failureDetail }),
    ...(list.retryLabel !== undefined && { retryLabel: list.retryLabel }),
    ...pagingOf(search, (page) => go({ ...view, ...page })),
    empty: isFiltered(view) ? toolbar && <toolbar.NoMatch {...shown} /> : list.empty,
  } as const;
  return (
    <Stack space={12}>
      <div className={toolbarPlaceholder}>
        {toolbar && (
          <toolbar.ListToolbar {...shown} found={shownPage} failed={query.isError && !query.data} />
        )}
      </div>
      {list.preview ? (
        <PreviewedTable
          {...table}
          accountId={accountId}
          preview={list.preview}
          rowKey={list.rowKey}
          pageKey={hashKey(options.queryKey)}
        />
      ) : (
        <PagedTable {...table} />
      )}
    </Stack>
  );
}

const useListSearch = () => {
  const router = useRouter<AnyRouter>();
  return (search: object) => void router.navigate({ to: '.', search, resetScroll: false });
};

const useFailureLog = (error: Error | null, message: string | undefined) =>
  useEffect(() => {
    // oxlint-disable-next-line eslint/no-console -- the log is what the specification asks for
    if (error && message !== undefined) console.error(message, error);
  }, [error, message]);
