import { Card, EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { isOfSameTransaction } from '../../lists/is-of-same-transaction.ts';
import { entriesFailed, noEntriesInMonth } from './messages.ts';
import { statementEntriesQuery } from './api/list-statement-entries.ts';
import { entryColumns } from './statement-columns.tsx';

export type StatementEntriesProps = Paging & { readonly accountId: string; readonly month: string };

/** Lists the entries that settled in a month, oldest first, with the balance after each entry. */
export function StatementEntries({ accountId, month, ...paging }: StatementEntriesProps) {
  const { client } = useShell();
  const options = statementEntriesQuery(client, accountId, month, paging);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  return (
    <Card heading="Entries">
      <PagedTable
        placement="card"
        label="Statement entries"
        query={query}
        shownPage={shownPage}
        columns={entryColumns}
        joinsNext={isOfSameTransaction}
        {...paging}
        failure={entriesFailed}
        empty={
          <EmptyState
            title={noEntriesInMonth}
            size="part"
            headingLevel={3}
            icon={<SlipIcon size="large" />}
          />
        }
      />
    </Card>
  );
}
