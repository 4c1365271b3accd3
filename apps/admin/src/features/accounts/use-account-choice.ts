import { useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { accountSearchQuery } from './api/list-accounts.ts';

const typingPauseMs = 250;

/** @param accountId empty until an account is selected */
export const useAccountChoice = (accountId: string) => {
  const { client } = useShell();
  const [typed, setTyped] = useState('');
  const [search, setSearch] = useState('');
  const found = useQuery(accountSearchQuery(client, search));
  // Requests the selected account, which is among the results only until the next search.
  const known = useQuery({ ...accountSearchQuery(client, accountId), enabled: accountId !== '' });
  const chosen = known.data?.items.find((account) => account.accountId === accountId);

  useEffect(() => {
    const timer = setTimeout(() => setSearch(typed.trim()), typingPauseMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const others = (found.data?.items ?? []).filter((account) => account.accountId !== chosen?.accountId);
  return {
    chosen,
    isLoading: accountId !== '' && known.isPending,
    accounts: chosen ? [chosen, ...others] : others,
    error: found.error ?? known.error,
    isFetching: found.isFetching || known.isFetching,
    retry: () => {
      void found.refetch();
      if (accountId !== '') void known.refetch();
    },
    search: setTyped,
  };
};
