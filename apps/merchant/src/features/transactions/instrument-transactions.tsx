import type { Transaction } from '@tillbook/contract';
import { Card, DataTable, EmptyLine, LinkButton, type DataTableColumn } from '@tillbook/ui';
import { QueryFailure, useShell } from '@tillbook/web-shell';
import { useQuery } from '@tanstack/react-query';
import { useHeldRows } from '../../lists/held-rows/use-held-rows.ts';
import {
  instrumentTransactionsQuery,
  listOfInstrument,
  type InstrumentUse,
} from './api/list-transactions.ts';
import { allWithInstrument, listFailed, noPaymentsYet, noPayoutsYet } from './messages.ts';
import { amountColumn, datedColumn, statusColumn, transactionLink } from './transaction-columns.tsx';

export type InstrumentTransactionsProps = InstrumentUse & {
  /** Undefined until the instrument has loaded. */
  readonly lastFour: string | undefined;
};

const columns: readonly DataTableColumn<Transaction>[] = [
  datedColumn(({ description }) => description ?? ''),
  statusColumn,
  amountColumn,
];

const headings = { payments: 'Payments', payouts: 'Payouts' } as const;
const emptyTexts = { payments: noPaymentsYet, payouts: noPayoutsYet } as const;

/** Lists the newest payments with a card or bank account, or the newest payouts to it. */
export function InstrumentTransactions({ lastFour, ...use }: InstrumentTransactionsProps) {
  const { client } = useShell();
  const options = instrumentTransactionsQuery(client, use);
  const query = useQuery(options);
  const shownPage = useHeldRows(options, query);
  const list = listOfInstrument(use.purpose);
  const heading = headings[list];
  const { items = [], totalCount = 0 } = shownPage ?? {};
  if (query.isError && !query.data) {
    return (
      <Card heading={heading}>
        <QueryFailure title={listFailed} size="part" headingLevel={3} query={query} />
      </Card>
    );
  }
  const hasMore = lastFour !== undefined && totalCount > items.length;
  return (
    <Card
      heading={heading}
      {...(hasMore && {
        action: (
          <LinkButton size="small" href={`/${list}?lastFour=${lastFour}`}>
            {allWithInstrument(list, lastFour)}
          </LinkButton>
        ),
      })}
    >
      {shownPage && items.length === 0 ? (
        <EmptyLine>{emptyTexts[list]}</EmptyLine>
      ) : (
        <DataTable
          label={heading}
          columns={columns}
          rows={items}
          rowLink={transactionLink}
          state={query.isPending ? 'loading' : 'ready'}
          loadingRows={5}
        />
      )}
    </Card>
  );
}
