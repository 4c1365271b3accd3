import { Button, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { useDestination, usePageTitle, useViewingControl } from '@tillbook/web-shell';
import {
  InstrumentList,
  type InstrumentListProps,
} from '../../../features/payment-instruments/instrument-list.tsx';

/** The cards and bank accounts a merchant can charge or pay out to. */
export function PaymentInstrumentsScreen(props: InstrumentListProps) {
  const create = useDestination('/payment-instruments/create');
  const viewing = useViewingControl();
  usePageTitle('Payment Instruments');
  return (
    <Stack space={16}>
      <PageHeader
        title="Payment Instruments"
        actions={
          <Button variant="primary" icon={<PlusIcon />} {...create} {...viewing}>
            Create payment instrument
          </Button>
        }
      />
      <InstrumentList {...props} />
    </Stack>
  );
}
