import type { PaymentInstrument } from '@tillbook/contract';
import { capitalize, shortIdentifier } from '@tillbook/domain';
import { Identifier, Text, type DataTableColumn } from '@tillbook/ui';

function Missing() {
  return (
    <Text as="span" tone="muted">
      N/A
    </Text>
  );
}

/** What the list can show beside its own columns. */
export const furtherColumns: readonly DataTableColumn<PaymentInstrument>[] = [
  {
    id: 'purpose',
    header: 'Purpose',
    cell: ({ purpose }) => capitalize(purpose),
    slot: 'more',
    skeletonWidth: 56,
  },
  {
    id: 'description',
    header: 'Description',
    cell: ({ description }) => description || <Missing />,
    slot: 'more',
    skeletonWidth: 96,
  },
  {
    id: 'id',
    header: 'ID',
    cell: ({ id }) => <Identifier>{shortIdentifier(id)}</Identifier>,
    slot: 'more',
    skeletonWidth: 96,
  },
];
