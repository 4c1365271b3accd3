import type { DisputeDetail } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { usePermissionControl } from '@tillbook/web-shell';

export type AttachReceiptButtonProps = {
  readonly dispute: DisputeDetail;
  readonly busy: boolean;
  readonly onAttach: () => void;
};

/** Returns the file name that the platform gives to the receipt of a payment. */
const receiptName = ({ transactionId }: DisputeDetail): string => `receipt-${transactionId}.pdf`;

/** Attaches the payment's receipt, which the platform generates. Hidden after the receipt is attached. */
export function AttachReceiptButton({ dispute, busy, onAttach }: AttachReceiptButtonProps) {
  const permission = usePermissionControl('dispute_answer');
  if (dispute.files.some(({ name }) => name === receiptName(dispute))) return null;
  return (
    <Button size="small" busy={busy} onClick={onAttach} {...permission}>
      {busy ? 'Attaching...' : 'Attach our receipt'}
    </Button>
  );
}
