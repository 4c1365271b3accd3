import type { DisputeDetail } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { amountControl, lazyModule, useLazyDialog, useViewingControl } from '@tillbook/web-shell';
import { disputeNoteId } from './dispute-notice.tsx';

const acceptDialog = lazyModule(async () => (await import('./accept-dialog.tsx')).AcceptDialog);

export type AcceptButtonProps = {
  readonly dispute: DisputeDetail;
  readonly onAccepted: (dispute: DisputeDetail) => void;
};

/** Gives a dispute up, once it was asked whether that is meant. */
export function AcceptButton(props: AcceptButtonProps) {
  const { Dialog: AcceptDialog, ...dialog } = useLazyDialog(acceptDialog);
  const viewing = useViewingControl();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...dialog.trigger}
        {...amountControl(disputeNoteId, props.dispute.amount)}
        {...viewing}
      >
        Accept dispute
      </Button>
      {AcceptDialog && <AcceptDialog {...props} onClose={dialog.close} />}
    </>
  );
}
