import type { List } from '@tillbook/contract';
import { Button, EmptyState, FilterBar, SearchIcon } from '@tillbook/ui';
import { ColumnMenu, type ColumnMenuProps } from './columns/column-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { foundText, rowsOf } from './found-text.ts';
import { useColumnsKept } from './list-settings.ts';
import type { ListKind } from './list-kinds.ts';
import { isNarrowed } from './views/is-narrowed.ts';
import type { ListView } from './views/list-view.ts';
import { SortMenu } from './order/sort-menu.tsx';
import { ViewMenu } from './views/view-menu.tsx';

export { shownColumns } from './columns/shown-columns.ts';
export { readListView } from './views/list-view.ts';
export { filterOf, viewQuery } from './views/view-query.ts';

export type ListBarProps = Omit<ColumnMenuProps, 'onChoice'> & {
  readonly accountId: string;
  readonly kind: ListKind;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};

/** What a list is narrowed to, and what else can be done with it. */
export function ListBar({ accountId, kind, view, onViewChange, found, columns, choice }: ListBarProps) {
  const keepColumns = useColumnsKept(accountId, kind);
  return (
    <FilterBar
      label="Filters"
      status={isNarrowed(view) && found ? foundText(kind, found) : ''}
      end={
        <>
          <SortMenu kind={kind} view={view} onViewChange={onViewChange} />
          <ViewMenu key={`${accountId} ${kind}`} accountId={accountId} kind={kind} view={view} />
          <ColumnMenu columns={columns} choice={choice} onChoice={keepColumns} />
        </>
      }
    >
      <FilterChips kind={kind} view={view} onViewChange={onViewChange} />
    </FilterBar>
  );
}

export type NoMatchProps = Pick<ListBarProps, 'kind' | 'view' | 'onViewChange'>;

/** What cleared all is gone with what it cleared: the focus goes to what would narrow the list anew. */
const focusAdding = () => document.querySelector<HTMLElement>('[aria-keyshortcuts="f"]')?.focus();

/** Stands in a list that has rows, but none of those that are looked for. */
export function NoMatch({ kind, view: { sort, order }, onViewChange }: NoMatchProps) {
  const clear = () => {
    onViewChange({ sort, order });
    focusAdding();
  };
  return (
    <EmptyState
      size="part"
      title={`No ${rowsOf(kind)} match`}
      icon={<SearchIcon size="large" />}
      action={<Button onClick={clear}>Clear all</Button>}
    >
      Nothing in this list matches all of these filters.
    </EmptyState>
  );
}
