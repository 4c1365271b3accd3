import { useQuery } from '@tanstack/react-query';
import type { internalAdminRole } from '@tillbook/contract';
import { useClientState, useShell } from '@tillbook/web-shell';
import { grantedAccountsQuery } from '../features/accounts/api/list-permitted-accounts.ts';

// As in the contract's `internalAdminRole`; a value import would bring the schemas into the first download.
const adminRole: typeof internalAdminRole = 'internal_admin';

/** What says that an account is only looked at, and by whom. */
export const viewingNoticeId = 'viewing-notice';

/** True for an internal admin on an account that is not granted to them: the server lets them read it and nothing else. */
export const useIsViewing = (): boolean => {
  const { client } = useShell();
  const isAdmin = useClientState(({ session }) => session.roles.includes(adminRole));
  const accountId = useClientState(({ account }) => account.accountId);
  const { data } = useQuery({ ...grantedAccountsQuery(client), enabled: isAdmin });
  // As long as nobody knows, nothing is offered that the server might refuse.
  return isAdmin && !data?.accounts.some((account) => account.accountId === accountId);
};
