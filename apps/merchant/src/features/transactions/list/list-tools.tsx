import type { List, Transaction } from '@tillbook/contract';
import { Button, EmptyState, FilterBar, SearchIcon } from '@tillbook/ui';
import { FilterChips } from './filter-chips.tsx';
import { foundText } from './found-text.ts';
import type { ListKind } from './list-kinds.ts';
import { isNarrowed, type ListView } from './list-view.ts';

export { shownColumns } from './shown-columns.tsx';

export type ListBarProps = {
  readonly kind: ListKind;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
  readonly found: List<Transaction> | undefined;
};

/** What a list is narrowed to, and what else can be done with it. */
export function ListBar({ kind, view, onViewChange, found }: ListBarProps) {
  return (
    <FilterBar label="Filters" status={isNarrowed(view) && found ? foundText(kind, found) : ''}>
      <FilterChips kind={kind} view={view} onViewChange={onViewChange} />
    </FilterBar>
  );
}

/** Stands in a list that has rows, but none of those that are looked for. */
export function NoMatch({ kind, view, onViewChange }: Omit<ListBarProps, 'found'>) {
  const { sort, order } = view;
  return (
    <EmptyState
      size="part"
      title={`No ${kind} match`}
      icon={<SearchIcon size="large" />}
      action={<Button onClick={() => onViewChange({ sort, order })}>Clear all</Button>}
    >
      Nothing in this list matches all of these filters.
    </EmptyState>
  );
}
