import type { DisputeDetail } from '@tillbook/contract';
import { Button } from '@tillbook/ui';
import { amountControl, createPart, useOpenedPart, useViewingControl } from '@tillbook/web-shell';
import { disputeNoteId } from './dispute-notice.tsx';

const acceptQuestion = createPart(async () => (await import('./accept-question.tsx')).AcceptQuestion);

export type AcceptButtonProps = {
  readonly dispute: DisputeDetail;
  readonly onAccepted: (dispute: DisputeDetail) => void;
};

/** Gives a dispute up, once it was asked whether that is meant. */
export function AcceptButton(props: AcceptButtonProps) {
  const { Opened: AcceptQuestion, ...question } = useOpenedPart(acceptQuestion);
  const viewing = useViewingControl();
  return (
    <>
      <Button
        aria-haspopup="dialog"
        {...question.trigger}
        {...amountControl(disputeNoteId, props.dispute.amount)}
        {...viewing}
      >
        Accept dispute
      </Button>
      {AcceptQuestion && <AcceptQuestion {...props} onClose={question.close} />}
    </>
  );
}
