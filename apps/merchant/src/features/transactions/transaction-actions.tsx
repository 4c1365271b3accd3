import type { Transaction } from '@tillbook/contract';
import { Button, MailIcon, ReturnIcon } from '@tillbook/ui';
import { lazyModule, useLazyDialog, useViewingControl } from '@tillbook/web-shell';
import { refundNoteId } from './refund-note-id.ts';
import { isRefundable } from './refundable.ts';

const refundDialog = lazyModule(async () => (await import('./refund-dialog.tsx')).RefundDialog);
const receiptDialog = lazyModule(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog);

/** The note that says why stands below the title. */
const noted = { disabled: true, focusableWhenDisabled: true, 'aria-describedby': refundNoteId } as const;

/** The two things that can be done with a customer's payment. */
export function TransactionActions({ transaction }: { readonly transaction: Transaction }) {
  const { Dialog: RefundDialog, ...refund } = useLazyDialog(refundDialog);
  const { Dialog: ReceiptDialog, ...receipt } = useLazyDialog(receiptDialog);
  const viewing = useViewingControl();
  return (
    <>
      <Button
        icon={<MailIcon />}
        aria-haspopup="dialog"
        {...receipt.trigger}
        {...(transaction.status !== 'succeeded' && noted)}
        {...viewing}
      >
        Email Receipt
      </Button>
      <Button
        icon={<ReturnIcon />}
        aria-haspopup="dialog"
        {...refund.trigger}
        {...(!isRefundable(transaction) && noted)}
        {...viewing}
      >
        Refund
      </Button>
      {RefundDialog && <RefundDialog transaction={transaction} onClose={refund.close} />}
      {ReceiptDialog && <ReceiptDialog transaction={transaction} onClose={receipt.close} />}
    </>
  );
}
