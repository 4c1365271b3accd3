import { Menu } from '@tillbook/ui';
import { onPhoneAlone } from '../bar-room.css.ts';
import type { ListKind } from '../list-kinds.ts';
import { sortsOf, type ListView } from '../views/list-view.ts';
import { sorted } from './sorted.ts';

const orders = [
  { id: 'newest', label: 'Newest first', sort: 'date', order: undefined },
  { id: 'oldest', label: 'Oldest first', sort: 'date', order: 'asc' },
  { id: 'largest', label: 'Largest first', sort: 'amount', order: undefined },
  { id: 'smallest', label: 'Smallest first', sort: 'amount', order: 'asc' },
] as const;

export type SortMenuProps = {
  readonly kind: ListKind;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** Puts a list in order where it has no headings in sight. */
export function SortMenu({ kind, view, onViewChange }: SortMenuProps) {
  return (
    <span className={onPhoneAlone}>
      <Menu
        label="Sort"
        size="small"
        groups={[
          {
            id: 'orders',
            items: orders
              .filter(({ sort }) => sortsOf(kind).includes(sort))
              .map(({ id, label, sort, order }) => ({
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
