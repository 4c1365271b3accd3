import type { Device } from '@tillbook/contract';
import { Button, Identifier, type DataTableColumn } from '@tillbook/ui';
import { NotAvailable } from '@tillbook/web-shell';

export const deviceColumns = (onRename: (device: Device) => void): readonly DataTableColumn<Device>[] => [
  {
    id: 'name',
    header: 'Name',
    cell: ({ name }) => name ?? <NotAvailable />,
    slot: 'lead',
    emphasis: 'strong',
    skeletonWidth: 120,
  },
  {
    id: 'serialNumber',
    header: 'Serial number',
    cell: ({ serialNumber }) => <Identifier>{serialNumber}</Identifier>,
    slot: 'a',
    skeletonWidth: 120,
  },
  {
    id: 'rename',
    header: 'Action',
    cell: (device) => (
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={`Rename ${device.name ?? device.serialNumber}`}
        onClick={() => onRename(device)}
      >
        Rename
      </Button>
    ),
    slot: 'amount',
    align: 'end',
    emphasis: 'quiet',
    fit: true,
    skeletonWidth: 56,
    skeletonInsteadOf: 'controlSmall',
  },
];
