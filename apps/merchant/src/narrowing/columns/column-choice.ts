import type { ListSettings } from '@tillbook/contract';
import { skipToken, useQuery, type QueryClient } from '@tanstack/react-query';
import { listSettingsKey } from '../../query-keys.ts';
import type { ListKind } from '../list-kinds.ts';

const choiceIn = (settings: ListSettings | undefined, kind: ListKind): string | null =>
  settings?.columns.find(({ list }) => list === kind)?.columns.join() ?? null;

/** The columns a person has chosen for a list, such as `amount,date,status`. Null while none are, or none are known. */
export const readColumnChoice = (queryClient: QueryClient, accountId: string, kind: ListKind) =>
  choiceIn(queryClient.getQueryData(listSettingsKey(accountId).queryKey), kind);

/** The same on the screen. They are read beside it, when it has nothing else to do. */
export const useColumnChoice = (accountId: string, kind: ListKind) =>
  choiceIn(useQuery<ListSettings>({ ...listSettingsKey(accountId), queryFn: skipToken }).data, kind);
