import type { PaymentInstrument } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { lazyModule, useChargeControl, useLazyDialog } from '@tillbook/web-shell';

const createPaymentDialog = lazyModule(
  async () => (await import('./create-payment-dialog.tsx')).CreatePaymentDialog,
);

export function CreatePaymentButton({ instrument }: { readonly instrument: PaymentInstrument }) {
  const { Dialog: CreatePaymentDialog, trigger, close } = useLazyDialog(createPaymentDialog);
  const charging = useChargeControl();
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" {...trigger} {...charging}>
        Create payment
      </Button>
      {CreatePaymentDialog && <CreatePaymentDialog instrument={instrument} onClose={close} />}
    </>
  );
}
