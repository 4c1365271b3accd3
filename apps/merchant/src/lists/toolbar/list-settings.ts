import type { Client } from '@tillbook/api-client';
import {
  chooseListColumns,
  getListSettings,
  removeListView,
  saveListView,
  type BodyOf,
  type ListColumn,
  type ListName,
  type ListSettings,
} from '@tillbook/contract';
import { failureMessage, useNotify, useShell } from '@tillbook/web-shell';
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { listSettingsKey } from '../../query-keys.ts';
import type { NamedView } from '../define-list.ts';

/** Removes the columns and views of earlier versions, which stored them per browser and not per user. */
const forgetKeptInBrowser = (): void => {
  try {
    for (const key of Object.keys(localStorage)) {
      if (/^account-dashboard-(?:columns|views)-/.test(key)) localStorage.removeItem(key);
    }
  } catch {
    // Ignores a browser that forbids storage.
  }
};

/** Cached until the user signs out. */
export const listSettingsQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...listSettingsKey(accountId),
    queryFn: async ({ signal }) => {
      forgetKeptInBrowser();
      return client.call(getListSettings, {}, { signal });
    },
    staleTime: Infinity,
    gcTime: Infinity,
  });

/** The mutation scope in which changes are sent one by one, so that the last change wins. */
const scope = { id: 'list-settings' };

const useSettingsInMemory = (accountId: string) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  return {
    read: () => queryClient.ensureQueryData(listSettingsQuery(client, accountId)),
    change: (change: (settings: ListSettings) => ListSettings) =>
      queryClient.setQueryData<ListSettings>(
        listSettingsKey(accountId).queryKey,
        (settings) => settings && change(settings),
      ),
  };
};

/** Shows and saves the chosen columns; an empty choice means the list's own columns. */
export const useColumnsKept = (accountId: string, name: ListName) => {
  const { client } = useShell();
  const notify = useNotify();
  const settings = useSettingsInMemory(accountId);
  const { mutateAsync: send } = useMutation({
    scope,
    mutationFn: (body: BodyOf<typeof chooseListColumns>) => client.call(chooseListColumns, { body }),
  });

  const choose = async (chosen: readonly ListColumn[]) => {
    const columns = [...chosen];
    try {
      await settings.read();
    } catch {
      notify('critical', 'We couldn’t change the columns. Please try again.');
      return;
    }
    settings.change((before) => ({
      ...before,
      columns: [
        ...before.columns.filter(({ list }) => list !== name),
        ...(columns.length > 0 ? [{ list: name, columns }] : []),
      ],
    }));
    try {
      await send({ list: name, columns });
    } catch {
      notify('critical', 'We couldn’t save your columns. They’ll last until you reload the page.');
    }
  };
  return (chosen: readonly ListColumn[]) => void choose(chosen);
};

type SavedView = ListSettings['views'][number];

/** Saves and deletes views in the cache immediately, and rolls back if the platform refuses. */
export const useViewsKept = (accountId: string, list: ListName) => {
  const { client } = useShell();
  const notify = useNotify();
  const settings = useSettingsInMemory(accountId);
  const isNamed =
    (name: string) =>
    (saved: SavedView): boolean =>
      saved.accountId === accountId && saved.list === list && saved.name === name;
  const { mutateAsync: run } = useMutation({ scope, mutationFn: (call: () => Promise<unknown>) => call() });

  const without = (name: string) =>
    settings.change((before) => ({
      ...before,
      views: before.views.filter((saved) => !isNamed(name)(saved)),
    }));

  return {
    /** Resolves to false after a failure, which has already been reported. */
    save: async ({ name, view }: NamedView): Promise<boolean> => {
      const body = { accountId, list, name, view };
      const said = Object.entries(view).flatMap(([part, value]) => (value ? [[part, value]] : []));
      settings.change((before) => ({
        ...before,
        views: [...before.views, { ...body, view: Object.fromEntries(said) }],
      }));
      try {
        await run(() => client.call(saveListView, { body }));
        notify('positive', 'View saved');
        return true;
      } catch (error) {
        without(name);
        notify('critical', failureMessage(error, 'We couldn’t save the view. Please try again.'));
        return false;
      }
    },
    remove: async ({ name }: NamedView): Promise<void> => {
      const { views } = await settings.read();
      const index = views.findIndex(isNamed(name));
      const removed = views.slice(index, index + 1);
      without(name);
      try {
        await run(() => client.call(removeListView, { body: { accountId, list, name } }));
        notify('positive', 'View deleted');
      } catch (error) {
        settings.change((before) => ({ ...before, views: before.views.toSpliced(index, 0, ...removed) }));
        notify('critical', failureMessage(error, 'We couldn’t delete the view. Please try again.'));
      }
    },
  };
};
