import { Menu, type MenuGroup } from '@tillbook/ui';
import { usePreparedPart, useShell, useViewingControl } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListKind } from '../list-kinds.ts';
import { listDialogs } from '../dialogs-part.ts';
import type { ListView } from './list-view.ts';
import { listSettingsQuery, useViewsKept } from '../list-settings.ts';
import { builtInViews, readSavedViews, searchText, viewAddress, type NamedView } from './saved-views.ts';

export type ViewMenuProps = {
  readonly accountId: string;
  readonly kind: ListKind;
  readonly view: ListView;
};

/** The views of a list that have a name: those it has by itself, and those the person has saved. */
export function ViewMenu({ accountId, kind, view }: ViewMenuProps) {
  const { client } = useShell();
  const { data, errorUpdateCount, refetch } = useQuery(listSettingsQuery(client, accountId));
  const views = useViewsKept(accountId, kind);
  // What is typed into the dialog to begin with; none while it is closed.
  const [firstName, setFirstName] = useState<string>();
  const { Loaded: dialogs, whenLoaded } = usePreparedPart(listDialogs);
  const { disabled: isViewing = false } = useViewingControl();

  const builtIn = builtInViews(kind);
  const saved = data ? readSavedViews(data, accountId, kind) : [];
  const now = searchText(kind, view);
  const isNow = (named: NamedView): boolean => searchText(kind, named.view) === now;
  const current = [...builtIn, ...saved].find(isNow);
  const own = saved.find(isNow);

  const save = async (name: string) => {
    setFirstName(undefined);
    // Where it could not be saved, the name is there to be sent again.
    if (!(await views.save({ name, view }))) whenLoaded(() => setFirstName(name));
  };

  const items = (named: readonly NamedView[]): MenuGroup['items'] =>
    named.map((one) => ({
      id: one.name,
      label: one.name,
      href: viewAddress(kind, one.view),
      current: one === current,
    }));

  const missing = {
    id: 'missing',
    label: 'Load your views again',
    hint: 'The views you have saved could not be loaded.',
    current: false,
    onSelect: () => void refetch(),
  };

  return (
    <>
      <Menu
        label="Views"
        size="small"
        groups={[
          { id: 'built-in', items: items(builtIn) },
          ...(saved.length > 0 ? [{ id: 'saved', label: 'Saved by you', items: items(saved) }] : []),
          ...(errorUpdateCount > 0 && !data ? [{ id: 'missing', items: [missing] }] : []),
          {
            id: 'do',
            items: [
              {
                id: 'save',
                label: 'Save this view',
                current: false,
                disabled: current !== undefined || !data || isViewing,
                ...(isViewing && { hint: 'This account is read-only for you.' }),
                onSelect: () => whenLoaded(() => setFirstName('')),
              },
              ...(own
                ? [
                    {
                      id: 'delete',
                      label: `Delete “${own.name}”`,
                      current: false,
                      tone: 'critical' as const,
                      onSelect: () => void views.remove(own),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {dialogs && firstName !== undefined && (
        <dialogs.SaveViewDialog
          names={[...builtIn, ...saved].map(({ name }) => name)}
          name={firstName}
          onSave={(name) => void save(name)}
          onClose={() => setFirstName(undefined)}
        />
      )}
    </>
  );
}
