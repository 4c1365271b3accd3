import { lists, type ListName, type ListSort } from '@tillbook/contract';
import { Menu } from '@tillbook/ui';
import type { ListView } from '../../search-params.ts';
import { phoneOnly } from '../toolbar.css.ts';
import { sorted } from './sorted.ts';

const orders = [
  { id: 'newest', label: 'Newest first', sort: 'date', order: undefined },
  { id: 'oldest', label: 'Oldest first', sort: 'date', order: 'asc' },
  { id: 'largest', label: 'Largest first', sort: 'amount', order: undefined },
  { id: 'smallest', label: 'Smallest first', sort: 'amount', order: 'asc' },
] as const;

export type SortMenuProps = {
  readonly name: ListName;
  readonly view: ListView;
  readonly onViewChange: (view: ListView) => void;
};

/** Sorts a list whose headings are hidden, as on phones. */
export function SortMenu({ name, view, onViewChange }: SortMenuProps) {
  const sorts: readonly ListSort[] = lists[name].sorts;
  return (
    <span className={phoneOnly}>
      <Menu
        label="Sort"
        size="small"
        groups={[
          {
            id: 'orders',
            items: orders
              .filter(({ sort }) => sorts.includes(sort))
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
