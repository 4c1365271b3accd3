import { useClientState, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { listSettingsQuery } from '../lists/toolbar/list-settings.ts';
import { LiveUpdates } from './account-changes/live-updates.tsx';
import { Search, type SearchProps } from './search/search.tsx';

/** What every screen of an account has beside it, none of which its first sight needs. */
export function DeferredShell(search: SearchProps) {
  return (
    <>
      <Search {...search} />
      <LiveUpdates />
      <ListSettings />
    </>
  );
}

/** Reads a person's columns and views before a list shows them, so that none of its columns moves. */
function ListSettings() {
  const { client } = useShell();
  const accountId = useClientState(({ session, account }) => session.token && account.accountId);
  useQuery({ ...listSettingsQuery(client, accountId), enabled: accountId !== '' });
  return null;
}
