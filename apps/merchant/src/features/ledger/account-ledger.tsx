import { Card, EmptyState, LinkButton, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { groupingByDay } from '../../lists/group-by-day.ts';
import { isOfSameTransaction } from '../../lists/is-of-same-transaction.ts';
import { entryLink, pendingColumns, settledColumns } from './ledger-columns.tsx';
import { postedDays, settledDays } from './ledger-days.ts';
import { ledgerEmpty, ledgerFailed, ledgerFailedDetail } from './messages.ts';
import { accountLedgerQuery, type LedgerStatus } from './api/list-ledger-entries.ts';

const tables = {
  pending: { heading: 'Pending Ledger', columns: pendingColumns, groupRows: groupingByDay(postedDays) },
  settled: { heading: 'Settled Ledger', columns: settledColumns, groupRows: groupingByDay(settledDays) },
} as const;

export type AccountLedgerProps = Paging & {
  readonly accountId: string;
  readonly status: LedgerStatus;
};

export function AccountLedger({ accountId, status, ...paging }: AccountLedgerProps) {
  const { client } = useShell();
  const options = accountLedgerQuery(client, accountId, status, paging);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  const { heading, columns, groupRows } = tables[status];
  return (
    <Card
      heading={heading}
      action={<LinkButton size="small" href={`/${status}-ledger`}>{`All ${status} entries`}</LinkButton>}
    >
      <PagedTable
        placement="card"
        label={heading}
        query={query}
        shownPage={shownPage}
        columns={columns}
        rowLink={entryLink}
        groupRows={groupRows}
        joinsNext={isOfSameTransaction}
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
