import type { List } from '@tillbook/contract';
import { Button, EmptyState, FilterBar, SearchIcon } from '@tillbook/ui';
import type { ListPresentation } from '../define-list.ts';
import { isFiltered } from '../list-view.ts';
import type { ListView } from '../search-params.ts';
import { ColumnMenu } from './columns/column-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { foundText, pluralOf } from './found-text.ts';
import { useColumnsKept } from './list-settings.ts';
import { SortMenu } from './sort/sort-menu.tsx';
import { ViewMenu } from './views/view-menu.tsx';

export { shownColumns } from './columns/shown-columns.ts';

export type ListToolbarProps<Row> = {
  readonly accountId: string;
  readonly list: ListPresentation<Row>;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  /** As `readColumnChoice` gives it. */
  readonly choice: string | null;
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};

/** The filters of a list, its sort on a phone, its views and its columns. */
export function ListToolbar<Row>({
  accountId,
  list,
  view,
  onViewChange,
  choice,
  found,
}: ListToolbarProps<Row>) {
  const keepColumns = useColumnsKept(accountId, list.name);
  return (
    <FilterBar
      label="Filters"
      status={isFiltered(view) && found ? foundText(list.noun, found) : ''}
      end={
        <>
          <SortMenu name={list.name} view={view} onViewChange={onViewChange} />
          <ViewMenu key={`${accountId} ${list.name}`} accountId={accountId} list={list} view={view} />
          <ColumnMenu list={list} choice={choice} onChoice={keepColumns} />
        </>
      }
    >
      <FilterChips list={list} view={view} onViewChange={onViewChange} />
    </FilterBar>
  );
}

export type NoMatchProps = {
  readonly list: Pick<ListPresentation<never>, 'noun'>;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** What cleared all is gone with what it cleared: the focus goes to what would filter the list anew. */
const focusAdding = () => document.querySelector<HTMLElement>('[aria-keyshortcuts="f"]')?.focus();

/** Stands in a list that has rows, but none of those that are looked for. */
export function NoMatch({ list, view: { sort, order }, onViewChange }: NoMatchProps) {
  const clear = () => {
    onViewChange({ sort, order });
    focusAdding();
  };
  return (
    <EmptyState
      size="part"
      title={`No ${pluralOf(list.noun)} match`}
      icon={<SearchIcon size="large" />}
      action={<Button onClick={clear}>Clear all</Button>}
    >
      Nothing in this list matches all of these filters.
    </EmptyState>
  );
}
