import { useQuery } from '@tanstack/react-query';
import type { Permission } from '@tillbook/contract';
import { useClientState, useShell } from '@tillbook/web-shell';
import { accountQuery } from '../features/accounts/api/get-account.ts';

/** Returns false if the user's role lacks the permission. Until the role is known, the server decides. */
export const useMay = (permission: Permission): boolean => {
  const { client } = useShell();
  const accountId = useClientState(({ account }) => account.accountId);
  const { data } = useQuery({ ...accountQuery(client, accountId), enabled: accountId !== '' });
  return data?.permissions?.includes(permission) ?? true;
};
