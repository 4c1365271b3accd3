import { Button, ChevronDownIcon } from '@tillbook/ui';
import { lazyComponent } from '@tillbook/web-shell';

/** Replaces the menu until it has loaded. */
function TakePaymentButton() {
  return (
    <Button variant="primary" iconAfter={<ChevronDownIcon />} aria-haspopup="menu">
      Take payment
    </Button>
  );
}

export const TakePayment = lazyComponent(
  async () => (await import('./-take-payment-menu.lazy.tsx')).TakePaymentMenu,
  { placeholder: TakePaymentButton },
);
