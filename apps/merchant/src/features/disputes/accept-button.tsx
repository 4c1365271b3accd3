import type { DisputeDetail } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { amountControl, lazyModule, useLazyDialog, usePermissionControl } from '@tillbook/web-shell';
import { disputeNoteId } from './dispute-notice.tsx';

const acceptDialog = lazyModule(async () => (await import('./accept-dialog.tsx')).AcceptDialog);

export type AcceptButtonProps = {
  readonly dispute: DisputeDetail;
  readonly onAccepted: (dispute: DisputeDetail) => void;
};

export function AcceptButton(props: AcceptButtonProps) {
  const { Dialog: AcceptDialog, ...dialog } = useLazyDialog(acceptDialog);
  const permission = usePermissionControl('dispute_answer');
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...dialog.trigger}
        {...amountControl(disputeNoteId, props.dispute.amount)}
        {...permission}
      >
        Accept dispute
      </Button>
      {AcceptDialog && <AcceptDialog {...props} onClose={dialog.close} />}
    </>
  );
}
