import { Menu, type MenuGroup } from '@tillbook/ui';
import { useNotify, usePreparedPart } from '@tillbook/web-shell';
import { useState } from 'react';
import type { ListKind } from './list-kinds.ts';
import { listDialogs } from './dialogs-part.ts';
import type { ListView } from './list-view.ts';
import {
  builtInViews,
  keepSavedViews,
  readSavedViews,
  searchText,
  viewAddress,
  type NamedView,
} from './saved-views.ts';

export type ViewMenuProps = {
  readonly accountId: string;
  readonly kind: ListKind;
  readonly view: ListView;
};

/** The views of a list that have a name: those it has by itself, and those the person has saved. */
export function ViewMenu({ accountId, kind, view }: ViewMenuProps) {
  const [saved, setSaved] = useState(() => readSavedViews(accountId, kind));
  const [isSaving, setIsSaving] = useState(false);
  const { Loaded: dialogs, whenLoaded } = usePreparedPart(listDialogs);
  const notify = useNotify();

  const builtIn = builtInViews(kind);
  const now = searchText(kind, view);
  const isNow = (named: NamedView): boolean => searchText(kind, named.view) === now;
  const current = [...builtIn, ...saved].find(isNow);
  const own = saved.find(isNow);

  const keep = (views: readonly NamedView[], message: string) => {
    setSaved(views);
    if (keepSavedViews(accountId, kind, views)) notify('positive', message);
    else notify('critical', 'This browser keeps nothing. The view lasts as long as the page.');
  };
  const save = (name: string) => {
    setIsSaving(false);
    // Another tab may have saved one meanwhile.
    keep([...readSavedViews(accountId, kind), { name, view }], 'View saved');
  };
  const remove = ({ name }: NamedView) =>
    keep(
      readSavedViews(accountId, kind).filter((other) => other.name !== name),
      'View deleted',
    );

  const items = (views: readonly NamedView[]): MenuGroup['items'] =>
    views.map((named) => ({
      id: named.name,
      label: named.name,
      href: viewAddress(kind, named.view),
      current: named === current,
    }));

  return (
    <>
      <Menu
        label="Views"
        size="small"
        groups={[
          { id: 'built-in', items: items(builtIn) },
          ...(saved.length > 0 ? [{ id: 'saved', label: 'Saved by you', items: items(saved) }] : []),
          {
            id: 'do',
            items: [
              {
                id: 'save',
                label: 'Save this view',
                current: false,
                disabled: current !== undefined,
                onSelect: () => whenLoaded(() => setIsSaving(true)),
              },
              ...(own
                ? [
                    {
                      id: 'delete',
                      label: `Delete “${own.name}”`,
                      current: false,
                      tone: 'critical' as const,
                      onSelect: () => remove(own),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {dialogs && isSaving && (
        <dialogs.SaveViewDialog
          names={[...builtIn, ...saved].map(({ name }) => name)}
          onSave={save}
          onClose={() => setIsSaving(false)}
        />
      )}
    </>
  );
}
