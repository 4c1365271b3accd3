import { Button, PlusIcon } from '@tillbook/ui';
import { useDestination, usePermissionControl } from '@tillbook/web-shell';

export function CreateInstrumentButton() {
  const create = useDestination('/payment-instruments/create');
  const permission = usePermissionControl('payment_instrument_create');
  return (
    <Button variant="primary" icon={<PlusIcon />} {...create} {...permission}>
      Create payment instrument
    </Button>
  );
}
