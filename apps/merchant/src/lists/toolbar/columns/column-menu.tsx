import { Menu } from '@tillbook/ui';
import { allColumns, chosenIds, type Columns, type NamedColumn } from './shown-columns.ts';

export type ColumnMenuProps = {
  readonly list: Columns<NamedColumn>;
  readonly choice: string | null;
  /** Hears null where the list's own columns are chosen. */
  readonly onChoice: (choice: string | null) => void;
};

/** Which columns a list shows; one stays at least. */
export function ColumnMenu({ list, choice, onChoice }: ColumnMenuProps) {
  const ids = chosenIds(list, choice);
  const own = list.columns.map(({ id }) => id).join(',');
  const toggle = (toggled: string, isShown: boolean) => {
    const next = allColumns(list)
      .map(({ id }) => id)
      .filter((id) => (id === toggled ? isShown : ids.has(id)))
      .join(',');
    onChoice(next === own ? null : next);
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
              label: 'Usual columns',
              disabled: choice === null,
              onSelect: () => onChoice(null),
            },
          ],
        },
      ]}
    />
  );
}
