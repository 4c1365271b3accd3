import { Menu } from '@tillbook/ui';
import { useChargeControl } from '@tillbook/web-shell';
import { inPerson, withNewInstrument, withSavedInstrument } from './-messages.ts';

const ways = [
  { id: 'terminal', label: inPerson, href: '/virtual-terminal' },
  { id: 'saved', label: withSavedInstrument, href: '/payment-instruments?purpose=buyer' },
  { id: 'new', label: withNewInstrument, href: '/payment-instruments/create' },
] as const;

export function TakePayment() {
  const { disabled = false } = useChargeControl();
  return (
    <Menu label="Take payment" variant="primary" disabled={disabled} groups={[{ id: 'ways', items: ways }]} />
  );
}
