import { lists, type FilterName } from '@tillbook/contract';
import { Button, FilterChip, Menu, PlusIcon } from '@tillbook/ui';
import { usePreparedPart } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { isFiltered } from '../../list-view.ts';
import type { ListView } from '../../search-params.ts';
import { filterPanel } from './filter-panel-part.ts';
import { filterLabel, filterText, nothingOf, type FilteredList } from './filter-text.ts';

export type FilterChipsProps = {
  readonly list: FilteredList;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The filters that are on, what adds one and what clears all. */
export function FilterChips({ list, view, onViewChange }: FilterChipsProps) {
  const [opened, setOpened] = useState<FilterName>();
  const { Loaded: FilterPanel, whenLoaded } = usePreparedPart(filterPanel);
  const adding = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const chips = useRef(new Map<FilterName, HTMLElement>());

  const open = (id: FilterName) =>
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
  const remove = (id: FilterName) => {
    onViewChange({ ...view, ...nothingOf[id] });
    focusAdding();
  };
  const keep = (id: FilterName) => (chip: HTMLElement | null) => {
    if (chip) chips.current.set(id, chip);
    else chips.current.delete(id);
  };

  return (
    <>
      {lists[list.name].filters.map((id) => {
        const value = filterText(id, view);
        return (
          value !== undefined && (
            <FilterChip
              key={id}
              ref={keep(id)}
              label={filterLabel(list, id)}
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
              items: lists[list.name].filters.map((id) => ({
                id,
                label: filterLabel(list, id),
                onSelect: () => open(id),
              })),
            },
          ]}
        />
      </span>
      {isFiltered(view) && (
        <Button size="small" variant="ghost" onClick={() => clear(view)}>
          Clear all
        </Button>
      )}
      {FilterPanel && opened && (
        <FilterPanel
          key={opened}
          id={opened}
          list={list}
          view={view}
          onViewChange={onViewChange}
          anchor={anchor}
          onClose={() => setOpened(undefined)}
        />
      )}
    </>
  );
}
