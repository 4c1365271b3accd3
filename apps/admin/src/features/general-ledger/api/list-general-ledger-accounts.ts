import type { Client } from '@tillbook/api-client';
import { listGeneralLedgerAccounts, toGeneralLedgerAccount } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { ledgerAccountsKey } from '../../../query-keys.ts';

export const ledgerAccountsQuery = (client: Client) =>
  queryOptions({
    ...ledgerAccountsKey(),
    queryFn: async ({ signal }) => {
      const { accounts } = await client.call(listGeneralLedgerAccounts, {}, { signal });
      return { accounts: accounts.map(toGeneralLedgerAccount) };
    },
  });
