import { useQuery } from '@tanstack/react-query';
import { internalAdminRole } from '@tillbook/contract/names';
import { useClientState, useShell } from '@tillbook/web-shell';
import { grantedAccountsQuery } from '../features/permissions/api/list-permitted-accounts.ts';

/** The ID of the notice that the account is only being viewed, and by whom. */
export const viewingNoticeId = 'viewing-notice';

/** Returns true for an internal admin on an account that is not granted to them: they can only read it. */
export const useIsViewing = (): boolean => {
  const { client } = useShell();
  const isAdmin = useClientState(({ session }) => session.roles.includes(internalAdminRole));
  const accountId = useClientState(({ account }) => account.accountId);
  const { data } = useQuery({ ...grantedAccountsQuery(client), enabled: isAdmin });
  // Assumes viewing until the accounts are known, so that no action is offered that the server might refuse.
  return isAdmin && !data?.accounts.some((account) => account.accountId === accountId);
};
