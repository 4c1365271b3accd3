import { Button, FilterBar, FilterChip, Popover } from '@tillbook/ui';
import { useRef, useState, type ReactNode } from 'react';

export type ListFilter = {
  readonly id: string;
  readonly label: string;
  /** The filter in words; undefined while the filter is off. */
  readonly value: string | undefined;
  readonly onRemove: () => void;
  /** Each change applies immediately. */
  readonly fields: ReactNode;
};

export type FilterChipsProps = {
  readonly filters: readonly ListFilter[];
  readonly onClear: () => void;
  /** A choice that always has a value, shown before the filters. */
  readonly children?: ReactNode;
};

export function FilterChips({ filters, onClear, children }: FilterChipsProps) {
  const [openId, setOpenId] = useState<string>();
  const chips = useRef(new Map<string, HTMLElement>());
  const anchor = useRef<HTMLElement>(null);
  const open = filters.find(({ id }) => id === openId);
  const close = () => setOpenId(undefined);

  const toggle = (id: string) => {
    anchor.current = chips.current.get(id) ?? null;
    setOpenId(id === openId ? undefined : id);
  };
  const keep = (id: string) => (chip: HTMLElement | null) => {
    if (chip) chips.current.set(id, chip);
  };

  return (
    <search>
      <FilterBar label="Filters">
        {children}
        {filters.map(({ id, label, value, onRemove }) => (
          <FilterChip
            key={id}
            ref={keep(id)}
            label={label}
            value={value}
            expanded={id === openId}
            onEdit={() => toggle(id)}
            onRemove={onRemove}
          />
        ))}
        {filters.some(({ value }) => value !== undefined) && (
          <Button size="small" variant="ghost" onClick={onClear}>
            Clear all
          </Button>
        )}
      </FilterBar>
      {open && (
        <Popover
          open
          onOpenChange={close}
          title={open.label}
          anchor={anchor}
          onSubmit={close}
          footer={
            <Button size="small" type="submit" variant="primary">
              Done
            </Button>
          }
        >
          {open.fields}
        </Popover>
      )}
    </search>
  );
}
