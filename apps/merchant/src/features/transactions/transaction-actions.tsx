import type { Transaction } from '@tillbook/contract';
import { Button, MailIcon, ReturnIcon } from '@tillbook/ui';
import { lazyModule, useKeysHeld, useLazyDialog, usePermissionControl } from '@tillbook/web-shell';
import { isRefundable, refundNoteId } from './refundable.ts';

const refundDialog = lazyModule(async () => (await import('./refund-dialog.tsx')).RefundDialog);
const receiptDialog = lazyModule(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog);

/** Props of a disabled button; the note with this ID gives the reason. */
const noted = { disabled: true, focusableWhenDisabled: true, 'aria-describedby': refundNoteId } as const;

type TransactionActionsProps = {
  readonly transaction: Transaction;
  /** False while only the list's row is loaded, which has no refundable amount. */
  readonly isAmountKnown?: boolean;
};

export function TransactionActions({ transaction, isAmountKnown = true }: TransactionActionsProps) {
  const { Dialog: RefundDialog, ...refund } = useLazyDialog(refundDialog);
  const { Dialog: ReceiptDialog, ...receipt } = useLazyDialog(receiptDialog);
  useKeysHeld(RefundDialog !== undefined && !isAmountKnown);
  const sending = usePermissionControl('receipt_send');
  const refunding = usePermissionControl('refund_create');
  return (
    <>
      <Button
        icon={<MailIcon />}
        aria-haspopup="dialog"
        {...receipt.trigger}
        {...(transaction.status !== 'succeeded' && noted)}
        {...sending}
      >
        Email Receipt
      </Button>
      <Button
        icon={<ReturnIcon />}
        aria-haspopup="dialog"
        {...refund.trigger}
        {...(!isRefundable(transaction) && noted)}
        {...refunding}
      >
        Refund
      </Button>
      {/* If the button is pressed earlier, the dialog opens when the refundable amount has loaded. */}
      {RefundDialog && isAmountKnown && <RefundDialog transaction={transaction} onClose={refund.close} />}
      {ReceiptDialog && <ReceiptDialog transaction={transaction} onClose={receipt.close} />}
    </>
  );
}
