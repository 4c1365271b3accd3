import { Menu, type MenuGroup } from '@tillbook/ui';
import { lazyModule, useLazyDialog, useShell, usePermissionControl } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ListPresentation, NamedView } from '../../define-list.ts';
import { listSettingsQuery, useViewsKept } from '../list-settings.ts';
import type { ListView } from '../../search-params.ts';
import { builtInViews, readSavedViews, searchText, viewAddress } from './saved-views.ts';

const saveViewDialog = lazyModule(async () => (await import('./save-view-dialog.tsx')).SaveViewDialog);

export type ViewMenuProps = {
  readonly accountId: string;
  readonly list: Pick<ListPresentation<never>, 'name' | 'noun' | 'views'>;
  readonly view: ListView;
};

export function ViewMenu({ accountId, list, view }: ViewMenuProps) {
  const { client } = useShell();
  const { data, errorUpdateCount, refetch } = useQuery(listSettingsQuery(client, accountId));
  const views = useViewsKept(accountId, list.name);
  const [firstName, setFirstName] = useState('');
  const { Dialog: SaveViewDialog, openWhenLoaded, close } = useLazyDialog(saveViewDialog);
  const { disabled: isViewing = false } = usePermissionControl('view_save');

  const builtIn = builtInViews(list);
  const saved = data ? readSavedViews(data, accountId, list.name) : [];
  const now = searchText(list.name, view);
  const isNow = (named: NamedView): boolean => searchText(list.name, named.view) === now;
  const current = [...builtIn, ...saved].find(isNow);
  const own = saved.find(isNow);

  const save = async (name: string) => {
    close();
    // If saving fails, opens the dialog again with the name.
    if (!(await views.save({ name, view }))) openWhenLoaded(() => setFirstName(name));
  };

  const items = (named: readonly NamedView[]): MenuGroup['items'] =>
    named.map((one) => ({
      id: one.name,
      label: one.name,
      href: viewAddress(list.name, one.view),
      current: one === current,
    }));

  const missing = {
    id: 'missing',
    label: 'Try again',
    hint: 'We couldn’t load your saved views.',
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
                disabled: current !== undefined || !data || isViewing,
                ...(isViewing && { hint: 'You have read-only access to this account.' }),
                onSelect: () => openWhenLoaded(() => setFirstName('')),
              },
              ...(own
                ? [
                    {
                      id: 'delete',
                      label: `Delete “${own.name}”`,
                      tone: 'critical' as const,
                      onSelect: () => void views.remove(own),
                    },
                  ]
                : []),
            ],
          },
        ]}
      />
      {SaveViewDialog && (
        <SaveViewDialog
          names={[...builtIn, ...saved].map(({ name }) => name)}
          name={firstName}
          onSave={(name) => void save(name)}
          onClose={close}
        />
      )}
    </>
  );
}
