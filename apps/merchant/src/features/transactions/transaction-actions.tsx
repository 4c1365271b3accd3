import type { Transaction } from '@tillbook/contract';
import { Button, MailIcon, ReturnIcon } from '@tillbook/ui';
import { lazy, Suspense, useState } from 'react';

const loadRefundDialog = () => import('./refund-dialog.tsx');
const loadReceiptDialog = () => import('./receipt-dialog.tsx');

const RefundDialog = lazy(async () => ({ default: (await loadRefundDialog()).RefundDialog }));
const ReceiptDialog = lazy(async () => ({ default: (await loadReceiptDialog()).ReceiptDialog }));

type OpenDialog = 'refund' | 'receipt' | undefined;

/** The two things that can be done with a customer's payment. */
export function TransactionActions({ transaction }: { readonly transaction: Transaction }) {
  const [openDialog, setOpenDialog] = useState<OpenDialog>();
  const close = () => setOpenDialog(undefined);
  return (
    <>
      <Button icon={<MailIcon />} aria-haspopup="dialog" onClick={() => setOpenDialog('receipt')}>
        Email Receipt
      </Button>
      <Button icon={<ReturnIcon />} aria-haspopup="dialog" onClick={() => setOpenDialog('refund')}>
        Refund
      </Button>
      <Suspense fallback={null}>
        {openDialog === 'refund' && <RefundDialog transaction={transaction} onClose={close} />}
        {openDialog === 'receipt' && <ReceiptDialog transactionId={transaction.id} onClose={close} />}
      </Suspense>
    </>
  );
}
