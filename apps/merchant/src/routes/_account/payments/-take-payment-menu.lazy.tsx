import { Menu } from '@tillbook/ui';
import { useChargeControl } from '@tillbook/web-shell';

const ways = [
  { id: 'terminal', label: 'In person, on a terminal', href: '/virtual-terminal' },
  { id: 'saved', label: 'With a saved card or bank account', href: '/payment-instruments?purpose=buyer' },
  { id: 'new', label: 'With a new card or bank account', href: '/payment-instruments/create' },
] as const;

export function TakePaymentMenu() {
  const { disabled = false } = useChargeControl();
  return (
    <Menu label="Take payment" variant="primary" disabled={disabled} groups={[{ id: 'ways', items: ways }]} />
  );
}
