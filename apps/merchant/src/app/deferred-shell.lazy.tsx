import { useClientState, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { attentionQuery } from '../features/accounts/api/get-account-attention.ts';
import { listSettingsQuery } from '../lists/toolbar/list-settings.ts';
import { LiveUpdates } from './account-changes/live-updates.tsx';
import { Search } from './search/search.tsx';

export function DeferredShell() {
  return (
    <>
      <Search />
      <LiveUpdates />
      <ListSettings />
      <Attention />
    </>
  );
}

/** Loads the user's columns and views before a list is shown, so that no column moves. */
function ListSettings() {
  const { client } = useShell();
  const accountId = useClientState(({ session, account }) => session.token && account.accountId);
  useQuery({ ...listSettingsQuery(client, accountId), enabled: accountId !== '' });
  return null;
}

/** Loads the dispute count for the navigation, which loads nothing itself. */
function Attention() {
  const { client } = useShell();
  const accountId = useClientState(({ session, account }) => session.token && account.accountId);
  useQuery({ ...attentionQuery(client, accountId), enabled: accountId !== '' });
  return null;
}
