import type { Transaction } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { Identifier, Text, TextLink, type DataTableColumn } from '@tillbook/ui';
import { paymentColumns } from '../transaction-columns.tsx';

type Column = DataTableColumn<Transaction>;

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

const textColumn = (
  id: string,
  header: string,
  textOf: (transaction: Transaction) => string | undefined,
): Column => ({
  id,
  header,
  cell: (transaction) => textOf(transaction) || <Missing />,
  slot: 'more',
  skeletonWidth: 96,
});

const identifier: Column = {
  id: 'id',
  header: 'ID',
  cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
  slot: 'more',
  skeletonWidth: 96,
};

const related: Column = {
  id: 'parentTransaction',
  header: 'Related transaction',
  cell: ({ parentTransactionId: id }) =>
    id ? (
      <TextLink href={`/transactions/${encodeURIComponent(id)}`}>
        <Identifier>{shortIdentifier(id)}</Identifier>
      </TextLink>
    ) : (
      <Missing />
    ),
  slot: 'more',
  skeletonWidth: 96,
};

/** What a list of transactions can show beside its own columns, in the order in which it would stand after them. */
export const furtherColumns: readonly Column[] = [
  ...paymentColumns.map((column): Column => ({ ...column, slot: 'more' })),
  identifier,
  textColumn('description', 'Description', ({ description }) => description),
  textColumn('reference', 'Reference', ({ referenceId }) => referenceId),
  textColumn('device', 'Device', ({ serialNumber }) => serialNumber),
  textColumn('failure', 'Failure', ({ failureMessage }) => failureMessage),
  related,
];
