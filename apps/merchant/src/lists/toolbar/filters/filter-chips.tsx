import { lists, type FilterName } from '@tillbook/contract';
import { Button, FilterChip, Menu, PlusIcon } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { isFiltered } from '../../list-view.ts';
import type { ListView } from '../../search-params.ts';
import { filterLabel, filterText, nothingOf, type FilteredList } from './filter-text.ts';

const filterPanel = lazyModule(async () => (await import('./filter-panel.lazy.tsx')).FilterPanel);

export type FilterChipsProps = {
  readonly list: FilteredList;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** The filters that are on, what adds one and what clears all. */
export function FilterChips({ list, view, onViewChange }: FilterChipsProps) {
  const [opened, setOpened] = useState<FilterName>();
  const { Dialog: FilterPanel, openWhenLoaded, close } = useLazyDialog(filterPanel);
  const adding = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const chips = useRef(new Map<FilterName, HTMLElement>());

  const open = (id: FilterName) =>
    openWhenLoaded(() => {
      anchor.current = chips.current.get(id) ?? adding.current;
      setOpened(id);
    });
  const closePanel = () => {
    setOpened(undefined);
    close();
  };
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
              onEdit={() => (opened === id ? closePanel() : open(id))}
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
          onClose={closePanel}
        />
      )}
    </>
  );
}
