import { useQuery } from '@tanstack/react-query';
import { internalAdminRole } from '@tillbook/contract/names';
import { useClientState, useShell } from '@tillbook/web-shell';
import { grantedAccountsQuery } from '../features/permissions/api/list-permitted-accounts.ts';

export const viewingNoticeId = 'viewing-notice';

/** Returns true for an internal admin without a grant on the account, who can only read the account. */
export const useIsViewing = (): boolean => {
  const { client } = useShell();
  const isAdmin = useClientState(({ session }) => session.roles.includes(internalAdminRole));
  const accountId = useClientState(({ account }) => account.accountId);
  const { data } = useQuery({ ...grantedAccountsQuery(client), enabled: isAdmin });
  // Until the accounts are known, offers no action that the server might refuse.
  return isAdmin && !data?.accounts.some((account) => account.accountId === accountId);
};
