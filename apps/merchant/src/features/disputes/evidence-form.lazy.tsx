import type { DisputeDetail } from '@tillbook/contract';
import { Button, Card, CardBody, CardFoot } from '@tillbook/ui';
import { amountControl, lazyModule, useLazyDialog, usePermissionControl } from '@tillbook/web-shell';
import { disputeNoteId } from './dispute-notice.tsx';
import { EvidenceFields } from './evidence-fields.tsx';
import { SaveState } from './save-state.tsx';
import { useEvidenceDraft } from './use-evidence-draft.ts';
import { useEvidenceReview } from './use-evidence-review.ts';

const submitDialog = lazyModule(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
const previewDialog = lazyModule(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

export type EvidenceFormProps = {
  readonly dispute: DisputeDetail;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** Collects the evidence that the dispute's reason requires. Drafts are saved automatically. */
export function EvidenceForm({ dispute, onChanged }: EvidenceFormProps) {
  const permission = usePermissionControl('dispute_answer');
  const { Dialog: SubmitDialog, ...submitting } = useLazyDialog(submitDialog);
  const { Dialog: PreviewDialog, ...preview } = useLazyDialog(previewDialog);
  const draft = useEvidenceDraft(dispute, { isPaused: SubmitDialog !== undefined, onSaved: onChanged });
  const review = useEvidenceReview(dispute, draft, submitting.trigger.onClick);
  return (
    <Card heading="Evidence">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          draft.saveNow();
        }}
      >
        <CardBody>
          <EvidenceFields dispute={dispute} draft={draft} review={review} onChanged={onChanged} />
        </CardBody>
        <CardFoot>
          <SaveState dispute={dispute} draft={draft} />
          <Button aria-haspopup="dialog" {...preview.trigger}>
            Preview
          </Button>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            {...submitting.trigger}
            onClick={review.begin}
            {...amountControl(disputeNoteId, dispute.amount)}
            {...permission}
          >
            Submit evidence
          </Button>
        </CardFoot>
      </form>
      {PreviewDialog && <PreviewDialog dispute={dispute} texts={draft.texts} onClose={preview.close} />}
      {SubmitDialog && (
        <SubmitDialog dispute={dispute} draft={draft} onSubmitted={onChanged} onClose={submitting.close} />
      )}
    </Card>
  );
}
