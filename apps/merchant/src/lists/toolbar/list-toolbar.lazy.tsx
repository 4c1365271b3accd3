import type { List, ListName } from '@tillbook/contract';
import { formatTimeZone } from '@tillbook/domain';
import { Button, EmptyState, FilterBar, SearchIcon, SummaryLine } from '@tillbook/ui';
import type { ListDefinition, ListPresentation } from '../define-list.ts';
import { isFiltered } from '../list-view.ts';
import type { ListView } from '../search-params.ts';
import { ColumnMenu } from './columns/column-menu.tsx';
import { FilterChips } from './filters/filter-chips.tsx';
import { foundText, pluralOf } from './found-text.ts';
import { useColumnsKept } from './list-settings.ts';
import { useListSum } from './list-sum.ts';
import { SortMenu } from './sort/sort-menu.tsx';
import { ViewMenu } from './views/view-menu.tsx';

export { shownColumns } from './columns/shown-columns.ts';

export type ListToolbarProps<Name extends ListName, Row> = {
  readonly accountId: string;
  readonly list: ListDefinition<Name, Row>;
  readonly view: ListView<Name>;
  readonly onViewChange: (view: ListView) => void;
  readonly choice: string | null;
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
  /** True if the rows failed to load, so there is no count. */
  readonly failed: boolean;
};

export function ListToolbar<Name extends ListName, Row>({
  accountId,
  list,
  view,
  onViewChange,
  choice,
  found,
  failed,
}: ListToolbarProps<Name, Row>) {
  const keepColumns = useColumnsKept(accountId, list.name);
  const { found: counted, sum } = useListSum({ accountId, list, view, found });
  const count = counted && foundText(list.noun, counted);
  const isEmpty = found?.totalCount === 0 && !isFiltered(view);
  return (
    <FilterBar
      label="Filters"
      status={isFiltered(view) ? (count ?? '') : ''}
      summary={
        !isEmpty &&
        !failed && (
          <SummaryLine
            count={count ?? ''}
            sum={sum}
            note={`Times in ${formatTimeZone()}`}
            state={count === undefined ? 'loading' : 'ready'}
          />
        )
      }
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

/** Focuses the first filter, since the clear button disappears with the filters. */
const focusFirst = () => document.querySelector<HTMLElement>('[aria-keyshortcuts="f"]')?.focus();

/** Shown if no row matches the filters. */
export function NoMatch({ list, view: { sort, order }, onViewChange }: NoMatchProps) {
  const clear = () => {
    onViewChange({ sort, order });
    focusFirst();
  };
  return (
    <EmptyState
      size="part"
      title={`No ${pluralOf(list.noun)} match`}
      icon={<SearchIcon size="large" />}
      action={<Button onClick={clear}>Clear all</Button>}
    >
      Nothing matches all of these filters.
    </EmptyState>
  );
}
