import { Card, EmptyState, LinkButton, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { entryLink, pendingColumns, settledColumns } from './ledger-columns.tsx';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';
import { accountLedgerQuery, type LedgerStatus } from './queries.ts';

const tables = {
  pending: { heading: 'Pending Ledger', columns: pendingColumns },
  settled: { heading: 'Settled Ledger', columns: settledColumns },
} as const;

export type AccountLedgerProps = Paging & {
  readonly accountId: string;
  readonly status: LedgerStatus;
};

/** The pending or the settled entries of an account, page by page. */
export function AccountLedger({ accountId, status, ...paging }: AccountLedgerProps) {
  const { client } = useShell();
  const query = useQuery(accountLedgerQuery(client, accountId, status, paging));
  const { heading, columns } = tables[status];
  // What stands above is on the screen first. Rows that are there already are drawn with it, for whoever comes back to one.
  const isDrawn = useDeferredValue(true, !query.isPending);
  if (!isDrawn) return null;
  return (
    <Card
      heading={heading}
      action={
        <LinkButton size="small" href={`/${status}-ledger`}>
          All {status} entries
        </LinkButton>
      }
    >
      <PagedTable
        placement="card"
        label={heading}
        query={query}
        columns={columns}
        rowLink={entryLink}
        {...paging}
        failure={ledgerFailed}
        failureDetail={ledgerFailedDetail}
        empty={
          <EmptyState title={ledgerEmpty} size="part" headingLevel={3} icon={<SlipIcon size="large" />} />
        }
      />
    </Card>
  );
}
