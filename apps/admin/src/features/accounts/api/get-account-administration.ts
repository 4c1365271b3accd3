import type { Client } from '@tillbook/api-client';
import { getAccountAdministration } from '@tillbook/contract';
import { queryOptions } from '@tanstack/react-query';
import { accountAdministrationKey } from '../../../query-keys.ts';

export const administrationQuery = (client: Client, accountId: string) =>
  queryOptions({
    ...accountAdministrationKey(accountId),
    queryFn: ({ signal }) => client.call(getAccountAdministration, { query: { accountId } }, { signal }),
  });
