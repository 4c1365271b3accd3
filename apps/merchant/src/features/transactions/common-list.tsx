import type { Transaction } from '@tillbook/contract';
import { shortIdentifier } from '@tillbook/domain';
import { Identifier, TextLink } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';
import type { ListColumns } from '../../lists/define-list.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { listFailed } from './messages.ts';
import { paymentColumns } from './payment-columns.tsx';
import { transactionDays, transactionLink } from './transaction-columns.tsx';

type Columns = ListColumns<'payments', Transaction>;
type Column = Columns[number];

const textColumn = (
  id: Column['id'],
  header: string,
  textOf: (transaction: Transaction) => string | undefined,
): Column => ({
  id,
  header,
  cell: (transaction) => textOf(transaction) || <NotAvailable />,
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
      <TextLink href={transactionAddress(id)}>
        <Identifier>{shortIdentifier(id)}</Identifier>
      </TextLink>
    ) : (
      <NotAvailable />
    ),
  slot: 'more',
  skeletonWidth: 96,
};

/** Shown in this order after the list's own columns. */
const optionalColumns: Columns = [
  ...paymentColumns.map((column): Column => ({ ...column, slot: 'more' })),
  identifier,
  textColumn('description', 'Description', ({ description }) => description),
  textColumn('reference', 'Reference', ({ referenceId }) => referenceId),
  textColumn('device', 'Device', ({ serialNumber }) => serialNumber),
  textColumn('failure', 'Failure', ({ failureMessage }) => failureMessage),
  related,
];

/** Shared by the lists of payments, payouts and refunds. */
export const commonList = {
  keyPrefix: ['money', 'transactions'],
  optionalColumns,
  rowLink: transactionLink,
  days: transactionDays,
  failure: listFailed,
} as const;
