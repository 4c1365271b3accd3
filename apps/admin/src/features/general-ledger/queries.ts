import type { Client } from '@tillbook/api-client';
import { listGeneralLedgerAccounts } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';

/** The control accounts with their balances. */
export const ledgerAccountsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['general-ledger', 'accounts'],
    queryFn: ({ signal }) => client.call(listGeneralLedgerAccounts, {}, { signal }),
  });
