import type { SettlementEntry } from '@tillbook/contract';
import { formatCents, ledgerCategoryLabel, shortIdentifier } from '@tillbook/domain';
import { Identifier, Money, Text, TextLink, type DataTableColumn } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';
import { transactionAddress } from '../../transaction-address.ts';

type Column = DataTableColumn<SettlementEntry>;

const id: Column = {
  id: 'id',
  header: 'Entry ID',
  cell: ({ id: entryId }) => <Identifier>{shortIdentifier(entryId)}</Identifier>,
  slot: 'a',
  skeletonWidth: 96,
};

const amount: Column = {
  id: 'amount',
  header: 'Amount',
  cell: ({ amount: cents }) => <Money>{formatCents(cents)}</Money>,
  align: 'end',
  slot: 'amount',
  fit: true,
  skeletonWidth: 56,
};

const type: Column = {
  id: 'type',
  header: 'Type',
  cell: ({ category }) => ledgerCategoryLabel(category),
  slot: 'lead',
  skeletonWidth: 110,
};

/**
 * Returns the columns. Mutes a linked transaction that the row above already shows, as in the rows of a
 * payment's fees.
 */
export const entryColumns = (entries: readonly SettlementEntry[]): readonly Column[] => {
  const repeated = new Set(
    entries.filter(({ linkedId }, index) => linkedId && entries[index - 1]?.linkedId === linkedId),
  );
  return [
    id,
    {
      id: 'linked',
      header: 'Linked Transaction',
      cell: (entry) => <LinkedTransaction entry={entry} isRepeated={repeated.has(entry)} />,
      slot: 'b',
      skeletonWidth: 96,
    },
    amount,
    type,
  ];
};

type LinkedTransactionProps = { readonly entry: SettlementEntry; readonly isRepeated: boolean };

function LinkedTransaction({ entry: { linkedId, linkedType }, isRepeated }: LinkedTransactionProps) {
  if (!linkedId) {
    return <NotAvailable />;
  }
  const short = <Identifier>{shortIdentifier(linkedId)}</Identifier>;
  const identifier = isRepeated ? (
    <Text as="span" tone="muted">
      {short}
    </Text>
  ) : (
    short
  );
  if (linkedType !== 'transaction') return identifier;
  return <TextLink href={transactionAddress(linkedId)}>{identifier}</TextLink>;
}
