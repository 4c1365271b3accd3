import type { ListColumn } from '@tillbook/contract';
import { Menu } from '@tillbook/ui';
import { allColumns, chosenIds, type Columns, type NamedColumn } from './shown-columns.ts';

export type ColumnMenuProps = {
  readonly list: Columns<NamedColumn>;
  readonly choice: string | null;
  /** Receives an empty choice for the default columns. */
  readonly onChoice: (columns: readonly ListColumn[]) => void;
};

export function ColumnMenu({ list, choice, onChoice }: ColumnMenuProps) {
  const ids = chosenIds(list, choice);
  const own = list.columns.map(({ id }) => id);
  const toggle = (toggled: ListColumn, isShown: boolean) => {
    const next = allColumns(list)
      .map(({ id }) => id)
      .filter((id) => (id === toggled ? isShown : ids.has(id)));
    onChoice(next.join() === own.join() ? [] : next);
  };
  return (
    <Menu
      label="Columns"
      size="small"
      groups={[
        {
          id: 'columns',
          items: allColumns(list).map(({ id, header }) => ({
            id,
            label: header,
            checked: ids.has(id),
            disabled: ids.size === 1 && ids.has(id),
            onCheckedChange: (isShown) => toggle(id, isShown),
          })),
        },
        {
          id: 'own',
          items: [
            {
              id: 'reset',
              label: 'Reset to default',
              disabled: choice === null,
              onSelect: () => onChoice([]),
            },
          ],
        },
      ]}
    />
  );
}
