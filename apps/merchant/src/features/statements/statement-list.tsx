import { EmptyState, SlipIcon } from '@tillbook/ui';
import { PagedTable, useShell, type Paging } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import { listFailed, noStatementsYet, statementsExplanation } from './messages.ts';
import { statementListQuery } from './api/list-statements.ts';
import { statementColumns, statementLink } from './statement-columns.tsx';

export type StatementListProps = Paging & { readonly accountId: string };

/** Lists months; each month opens with the closing balance of the month below it. */
export function StatementList({ accountId, ...paging }: StatementListProps) {
  const { client } = useShell();
  const options = statementListQuery(client, accountId, paging);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  return (
    <PagedTable
      placement="page"
      label="Statements"
      query={query}
      shownPage={shownPage}
      columns={statementColumns}
      rowLink={statementLink}
      {...paging}
      failure={listFailed}
      empty={
        <EmptyState size="part" title={noStatementsYet} icon={<SlipIcon size="large" />}>
          {statementsExplanation}
        </EmptyState>
      }
    />
  );
}
