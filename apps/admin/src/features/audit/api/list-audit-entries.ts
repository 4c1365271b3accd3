import type { Client } from '@tillbook/api-client';
import { listAuditEntries } from '@tillbook/contract';
import { listPageSize, pageOffset } from '@tillbook/domain';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { auditQuery, type AuditFilters } from '../audit-filters.ts';
import { auditListKey } from '../../../query-keys.ts';

export const auditListQuery = (client: Client, filters: AuditFilters, page: number) =>
  queryOptions({
    ...auditListKey(filters, page),
    queryFn: ({ signal }) =>
      client.callList(
        listAuditEntries,
        {
          query: {
            ...auditQuery(filters),
            offset: pageOffset(page, listPageSize),
            limit: listPageSize,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
  });
