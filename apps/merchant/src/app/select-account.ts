import { ApiError } from '@tillbook/api-client';
import type { Shell } from '@tillbook/web-shell';
import { accountQuery } from '../features/accounts/api/get-account.ts';
import { grantedAccountsQuery } from '../features/permissions/api/list-permitted-accounts.ts';

/** Selects the account that this tab works on. Returns false if the user has no access to the account. */
export const selectAccount = async (shell: Shell, accountId: string): Promise<boolean> => {
  const { store, client, queryClient } = shell;
  const listed = queryClient().getQueryData(grantedAccountsQuery(client).queryKey);
  const granted = listed?.accounts.find((account) => account.accountId === accountId);
  if (granted) {
    store.setAccount({ accountId, currency: 'usd', type: granted.type });
    return true;
  }
  try {
    const { currency, type } = await queryClient().fetchQuery(accountQuery(client, accountId));
    store.setAccount({ accountId, currency, type });
    return true;
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return false;
    throw error;
  }
};
