import type { Transaction } from '@tillbook/contract';
import { Button, MailIcon, ReturnIcon } from '@tillbook/ui';
import { createPart, useOpenedPart, useViewingControl } from '@tillbook/web-shell';

const refundDialog = createPart(async () => (await import('./refund-dialog.tsx')).RefundDialog);
const receiptDialog = createPart(async () => (await import('./receipt-dialog.tsx')).ReceiptDialog);

/** The two things that can be done with a customer's payment. */
export function TransactionActions({ transaction }: { readonly transaction: Transaction }) {
  const { Opened: RefundDialog, ...refund } = useOpenedPart(refundDialog);
  const { Opened: ReceiptDialog, ...receipt } = useOpenedPart(receiptDialog);
  const viewing = useViewingControl();
  return (
    <>
      <Button icon={<MailIcon />} aria-haspopup="dialog" {...receipt.trigger} {...viewing}>
        Email Receipt
      </Button>
      <Button icon={<ReturnIcon />} aria-haspopup="dialog" {...refund.trigger} {...viewing}>
        Refund
      </Button>
      {RefundDialog && <RefundDialog transaction={transaction} onClose={refund.close} />}
      {ReceiptDialog && <ReceiptDialog transactionId={transaction.id} onClose={receipt.close} />}
    </>
  );
}
