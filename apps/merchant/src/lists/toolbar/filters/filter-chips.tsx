import type { FilterName } from '@tillbook/contract';
import { Button, FilterChip, Menu, PlusIcon } from '@tillbook/ui';
import { lazyModule, useLazyDialog } from '@tillbook/web-shell';
import { useRef, useState } from 'react';
import { isFiltered } from '../../list-view.ts';
import type { ListView } from '../../search-params.ts';
import { filtersOf } from './filters-in-sight.ts';
import { filterLabel, filterText, nothingOf, type FilteredList } from './filter-text.ts';

const filterPanel = lazyModule(async () => (await import('./filter-panel.lazy.tsx')).FilterPanel);

export type FilterChipsProps = {
  readonly list: FilteredList;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** Shows the common filters always and the others from a menu. The F key opens the first filter. */
export function FilterChips({ list, view, onViewChange }: FilterChipsProps) {
  const [opened, setOpened] = useState<FilterName>();
  const { Dialog: FilterPanel, openWhenLoaded, close } = useLazyDialog(filterPanel);
  const more = useRef<HTMLSpanElement>(null);
  const anchor = useRef<HTMLElement>(null);
  const chips = useRef(new Map<FilterName, HTMLElement>());
  const { inSight, others } = filtersOf(list.name);
  const [first] = inSight;
  const shown = [...inSight, ...others.filter((id) => filterText(id, view) !== undefined)];

  const open = (id: FilterName) =>
    openWhenLoaded(() => {
      anchor.current = chips.current.get(id) ?? more.current;
      setOpened(id);
    });
  const closePanel = () => {
    setOpened(undefined);
    close();
  };
  const clear = ({ sort, order }: ListView) => {
    onViewChange({ sort, order });
    // Moves the focus, because the clear button disappears with the filters.
    if (first) chips.current.get(first)?.focus();
  };
  const remove = (id: FilterName) => {
    onViewChange({ ...view, ...nothingOf[id] });
    // Moves the focus if the chip disappears with its value; a chip that is always visible retains the focus.
    if (others.includes(id)) more.current?.querySelector('button')?.focus();
  };
  const keep = (id: FilterName) => (chip: HTMLElement | null) => {
    if (chip) chips.current.set(id, chip);
    else chips.current.delete(id);
  };

  return (
    <>
      {shown.map((id) => (
        <FilterChip
          key={id}
          ref={keep(id)}
          label={filterLabel(list, id)}
          value={filterText(id, view)}
          expanded={opened === id}
          aria-keyshortcuts={id === first ? 'f' : undefined}
          onEdit={() => (opened === id ? closePanel() : open(id))}
          onRemove={() => remove(id)}
        />
      ))}
      {others.length > 0 && (
        <span ref={more}>
          <Menu
            label="More filters"
            variant="dashed"
            size="small"
            icon={<PlusIcon size="small" />}
            align="start"
            groups={[
              {
                id: 'filters',
                items: others.map((id) => ({
                  id,
                  label: filterLabel(list, id),
                  onSelect: () => open(id),
                })),
              },
            ]}
          />
        </span>
      )}
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
