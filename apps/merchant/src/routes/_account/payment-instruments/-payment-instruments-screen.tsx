import { LinkButton, PageHeader, PlusIcon, Stack } from '@tillbook/ui';
import { usePageTitle } from '@tillbook/web-shell';
import {
  InstrumentList,
  type InstrumentListProps,
} from '../../../features/payment-instruments/instrument-list.tsx';

/** The cards and bank accounts a merchant can charge or pay out to. */
export function PaymentInstrumentsScreen(props: InstrumentListProps) {
  usePageTitle('Payment Instruments');
  return (
    <Stack space={16}>
      <PageHeader
        title="Payment Instruments"
        actions={
          <LinkButton href="/payment-instruments/create" variant="primary" icon={<PlusIcon />}>
            Create payment instrument
          </LinkButton>
        }
      />
      <InstrumentList {...props} />
    </Stack>
  );
}
