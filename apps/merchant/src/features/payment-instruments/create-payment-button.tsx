import type { PaymentInstrument } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { lazy, Suspense, useState } from 'react';

const loadDialog = () => import('./create-payment-dialog.tsx');
const CreatePaymentDialog = lazy(async () => ({ default: (await loadDialog()).CreatePaymentDialog }));

/** Opens the dialog that charges an instrument. */
export function CreatePaymentButton({ instrument }: { readonly instrument: PaymentInstrument }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setIsOpen(true)}>
        Create payment
      </Button>
      <Suspense fallback={null}>
        {isOpen && <CreatePaymentDialog instrument={instrument} onClose={() => setIsOpen(false)} />}
      </Suspense>
    </>
  );
}
