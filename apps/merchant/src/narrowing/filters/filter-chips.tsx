import { Button, FilterChip, Menu, PlusIcon } from '@tillbook/ui';
import { usePreparedPart } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { listDialogs } from '../dialogs-part.ts';
import { filtersOf, type FilterId, type ListKind } from '../list-kinds.ts';
import { filterLabel, filterText, nothingOf } from './filters.ts';
import { isNarrowed } from '../views/is-narrowed.ts';
import type { ListView } from '../views/list-view.ts';

export type FilterChipsProps = {
  readonly kind: ListKind;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The filters that are on, what adds one and what clears all. */
export function FilterChips({ kind, view, onViewChange }: FilterChipsProps) {
  const [opened, setOpened] = useState<FilterId>();
  const { Loaded: dialogs, whenLoaded } = usePreparedPart(listDialogs);
  const adding = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const chips = useRef(new Map<FilterId, HTMLElement>());

  const open = (id: FilterId) =>
    whenLoaded(() => {
      anchor.current = chips.current.get(id) ?? adding.current;
      setOpened(id);
    });
  // What had the focus is gone with its filter.
  const focusAdding = () => adding.current?.querySelector('button')?.focus();
  const clear = ({ sort, order }: ListView) => {
    onViewChange({ sort, order });
    focusAdding();
  };
  const remove = (id: FilterId) => {
    onViewChange({ ...view, ...nothingOf[id] });
    focusAdding();
  };
  const keep = (id: FilterId) => (chip: HTMLElement | null) => {
    if (chip) chips.current.set(id, chip);
    else chips.current.delete(id);
  };

  return (
    <>
      {filtersOf(kind).map((id) => {
        const value = filterText(id, view);
        return (
          value !== undefined && (
            <FilterChip
              key={id}
              ref={keep(id)}
              label={filterLabel(kind, id)}
              value={value}
              expanded={opened === id}
              onEdit={() => (opened === id ? setOpened(undefined) : open(id))}
              onRemove={() => remove(id)}
            />
          )
        );
      })}
      <span ref={adding}>
        <Menu
          label="Add filter"
          variant="dashed"
          size="small"
          icon={<PlusIcon size="small" />}
          align="start"
          keyShortcut="f"
          groups={[
            {
              id: 'filters',
              items: filtersOf(kind).map((id) => ({
                id,
                label: filterLabel(kind, id),
                onSelect: () => open(id),
              })),
            },
          ]}
        />
      </span>
      {isNarrowed(view) && (
        <Button size="small" variant="ghost" onClick={() => clear(view)}>
          Clear all
        </Button>
      )}
      {dialogs && opened && (
        <dialogs.FilterPanel
          key={opened}
          id={opened}
          kind={kind}
          view={view}
          onViewChange={onViewChange}
          anchor={anchor}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
