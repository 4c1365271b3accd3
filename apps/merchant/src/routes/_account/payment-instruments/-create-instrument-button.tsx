import { Button, PlusIcon } from '@tillbook/ui';
import { useDestination, useViewingControl } from '@tillbook/web-shell';

/** Leads to the form that stores a card or a bank account. */
export function CreateInstrumentButton() {
  const create = useDestination('/payment-instruments/create');
  const viewing = useViewingControl();
  return (
    <Button variant="primary" icon={<PlusIcon />} {...create} {...viewing}>
      Create payment instrument
    </Button>
  );
}
