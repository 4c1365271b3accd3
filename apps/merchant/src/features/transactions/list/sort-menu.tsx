import { Menu } from '@tillbook/ui';
import { onPhoneAlone } from './bar-room.css.ts';
import type { ListView } from './list-view.ts';
import { sorted } from './shown-columns.tsx';

const orders = [
  { id: 'newest', label: 'Newest first', sort: 'date', order: undefined },
  { id: 'oldest', label: 'Oldest first', sort: 'date', order: 'asc' },
  { id: 'largest', label: 'Largest first', sort: 'amount', order: undefined },
  { id: 'smallest', label: 'Smallest first', sort: 'amount', order: 'asc' },
] as const;

export type SortMenuProps = {
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** Puts a list in order where it has no headings in sight. */
export function SortMenu({ view, onViewChange }: SortMenuProps) {
  return (
    <span className={onPhoneAlone}>
      <Menu
        label="Sort"
        size="small"
        groups={[
          {
            id: 'orders',
            items: orders.map(({ id, label, sort, order }) => ({
              id,
              label,
              current: (view.sort ?? 'date') === sort && view.order === order,
              onSelect: () => onViewChange(sorted(view, sort, order)),
            })),
          },
        ]}
      />
    </span>
  );
}
