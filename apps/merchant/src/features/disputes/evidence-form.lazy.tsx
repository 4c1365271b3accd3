import { ApiError } from '@tillbook/api-client';
import type { DisputeDetail } from '@tillbook/contract';
import { Banner, Button, Card, CardBody, CardFoot, Stack, Text } from '@tillbook/ui';
import {
  amountControl,
  failureMessage,
  lazyModule,
  useLazyDialog,
  usePermissionControl,
} from '@tillbook/web-shell';
import { useState } from 'react';
import { disputeNoteId } from './dispute-notice.tsx';
import { EvidenceChecklist } from './evidence-checklist.tsx';
import { fieldErrorsIn, missingIn } from './evidence-draft.ts';
import { EvidenceText } from './evidence-text.tsx';
import { evidenceIncomplete, saveFailed } from './messages.ts';
import { SaveState } from './save-state.tsx';
import { useEvidenceDraft } from './use-evidence-draft.ts';

const submitDialog = lazyModule(async () => (await import('./submit-dialog.tsx')).SubmitDialog);
const previewDialog = lazyModule(async () => (await import('./preview-dialog.tsx')).PreviewDialog);

export type EvidenceFormProps = {
  readonly dispute: DisputeDetail;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** The evidence that a dispute's reason requires: it saves itself as a draft, and is submitted once. */
export function EvidenceForm({ dispute, onChanged }: EvidenceFormProps) {
  const permission = usePermissionControl('dispute_answer');
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const { Dialog: SubmitDialog, ...submitting } = useLazyDialog(submitDialog);
  const { Dialog: PreviewDialog, ...preview } = useLazyDialog(previewDialog);
  const draft = useEvidenceDraft(dispute, { isPaused: SubmitDialog !== undefined, onSaved: onChanged });
  const refused = draft.error instanceof ApiError ? fieldErrorsIn(draft.error.fields) : {};
  const errors: Readonly<Record<string, string>> = { ...missing, ...refused };

  const edit = (field: string, text: string) => {
    draft.edit(field, text);
    setMissing({});
  };
  const review = () => {
    const found = missingIn(dispute, draft.texts);
    setMissing(found);
    if (Object.keys(found).length === 0) submitting.trigger.onClick();
  };

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
          <Stack space={16}>
            <Text size="small" tone="secondary">
              {`${dispute.reasonMeaning} Explain why the payment is genuine and attach proof.`}
            </Text>
            <EvidenceChecklist
              dispute={dispute}
              draft={draft}
              errors={errors}
              onEdit={edit}
              onChanged={onChanged}
            />
            {dispute.evidence
              .filter(({ kind }) => kind !== 'file')
              .map((asked) => (
                <EvidenceText
                  key={asked.field}
                  asked={asked}
                  draft={draft}
                  error={errors[asked.field]}
                  onEdit={edit}
                />
              ))}
            {draft.error && (
              <Banner
                tone="critical"
                announce
                action={
                  <Button size="small" busy={draft.isSaving} onClick={draft.saveNow}>
                    Try again
                  </Button>
                }
              >
                {failureMessage(draft.error, saveFailed)}
              </Banner>
            )}
            {Object.keys(missing).length > 0 && (
              <Banner tone="critical" announce>
                {evidenceIncomplete}
              </Banner>
            )}
          </Stack>
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
            onClick={review}
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
