import type { ListName, ListSettings } from '@tillbook/contract';
import { useCached } from '@tillbook/web-shell';
import type { QueryClient } from '@tanstack/react-query';
import { listSettingsKey } from '../../../query-keys.ts';

const choiceIn = (settings: ListSettings | undefined, name: ListName): string | null =>
  settings?.columns.find(({ list }) => list === name)?.columns.join() ?? null;

/** Returns the user's columns for a list, such as `amount,date,status`; null if no choice is known. */
export const readColumnChoice = (queryClient: QueryClient, accountId: string, name: ListName) =>
  choiceIn(queryClient.getQueryData(listSettingsKey(accountId).queryKey), name);

/** Returns the choice for a screen, loaded when the page is idle. */
export const useColumnChoice = (accountId: string, name: ListName) =>
  useCached((queryClient) => readColumnChoice(queryClient, accountId, name));
