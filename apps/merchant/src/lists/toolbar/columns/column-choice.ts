import type { ListName, ListSettings } from '@tillbook/contract';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { accountKey } from '../../../query-keys.ts';

const choiceIn = (settings: ListSettings | undefined, name: ListName): string | null =>
  settings?.columns.find(({ list }) => list === name)?.columns.join() ?? null;

/** The columns a person has chosen for a list, such as `amount,date,status`. Null while none are, or none are known. */
export const readColumnChoice = (queryClient: QueryClient, accountId: string, name: ListName) =>
  choiceIn(queryClient.getQueryData(accountKey(accountId, ['list-settings'], false).queryKey), name);

/** The same on the screen. They are read beside it, when it has nothing else to do. */
export const useColumnChoice = (accountId: string, name: ListName) =>
  choiceIn(
    useQuery<ListSettings>({ ...accountKey(accountId, ['list-settings'], false), queryFn: skipToken }).data,
    name,
  );
