import { ApiError } from '@tillbook/api-client';
import {
  maximumEvidenceLength,
  saveDisputeEvidence,
  type DisputeDetail,
  type DisputeEvidenceField,
} from '@tillbook/contract';
import {
  Banner,
  Button,
  Card,
  CardBody,
  CardFoot,
  Field,
  Stack,
  Text,
  TextArea,
  TextInput,
} from '@tillbook/ui';
import {
  amountControl,
  createFormDraft,
  failureMessage,
  lazyModule,
  useFormDraft,
  useNotify,
  useLazyDialog,
  useShell,
  useSubmission,
  useUnsavedChanges,
  useViewingControl,
} from '@tillbook/web-shell';
import { disputeNoteId } from './dispute-notice.tsx';
import { useState } from 'react';
import { changesIn, fieldErrorsIn, missingIn, textOf, type EvidenceEdits } from './evidence-draft.ts';
import { EvidenceFiles } from './evidence-files.tsx';
import { saveFailed } from './messages.ts';

const submitDialog = lazyModule(async () => (await import('./submit-dialog.tsx')).SubmitDialog);

type Kept = { readonly disputeId: string; readonly edits: EvidenceEdits };

const editsDraft = createFormDraft<Kept>();

/** What was typed for one dispute is nothing to another. */
const useEdits = (disputeId: string) => {
  const [kept, setKept] = useFormDraft(editsDraft, (): Kept => ({ disputeId, edits: {} }));
  const edits = kept.disputeId === disputeId ? kept.edits : {};
  return [edits, (next: EvidenceEdits) => setKept({ disputeId, edits: next })] as const;
};

export type EvidenceFormProps = {
  readonly dispute: DisputeDetail;
  readonly onChanged: (dispute: DisputeDetail) => void;
};

/** What the reason of a dispute asks for: written bit by bit, saved as a draft, submitted once. */
export function EvidenceForm({ dispute, onChanged }: EvidenceFormProps) {
  const { client } = useShell();
  const notify = useNotify();
  const viewing = useViewingControl();
  const isViewing = viewing.disabled === true;
  const [edits, setEdits] = useEdits(dispute.id);
  const [missing, setMissing] = useState<Readonly<Record<string, string>>>({});
  const { Dialog: SubmitDialog, ...dialog } = useLazyDialog(submitDialog);
  const changes = changesIn(dispute, edits);
  const isChanged = Object.keys(changes).length > 0;
  useUnsavedChanges(isChanged);

  const saving = useSubmission({
    send: (texts: EvidenceEdits) =>
      client.call(saveDisputeEvidence, { params: { id: dispute.id }, body: { texts } }),
    onSuccess: (saved) => {
      notify('positive', 'Draft saved');
      onChanged(saved);
    },
  });
  const refused = saving.error instanceof ApiError ? fieldErrorsIn(saving.error.fields) : {};
  const errors: Readonly<Record<string, string>> = { ...missing, ...refused };

  const review = () => {
    const found = missingIn(dispute, edits);
    setMissing(found);
    if (Object.keys(found).length === 0) dialog.trigger.onClick();
  };

  return (
    <Card heading="Evidence">
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          saving.submit(changes);
        }}
      >
        <CardBody>
          <Stack space={16}>
            <Text size="small" tone="secondary">
              {dispute.reasonMeaning} Say why the payment is right, and add what proves it.
            </Text>
            {saving.error && (
              <Banner tone="critical" announce>
                {failureMessage(saving.error, saveFailed)}
              </Banner>
            )}
            <Text size="caption" tone="muted">
              Files are PDF, PNG or JPEG, up to 2 MB each, at most 5.
            </Text>
            {Object.keys(missing).length > 0 && (
              <Banner tone="critical" announce>
                Some evidence that this dispute needs is missing.
              </Banner>
            )}
            {dispute.evidence.map((asked) =>
              asked.kind === 'file' ? (
                <EvidenceFiles
                  key={asked.field}
                  dispute={dispute}
                  asked={asked}
                  error={errors[asked.field]}
                  onChanged={onChanged}
                />
              ) : (
                <Field
                  key={asked.field}
                  label={asked.label}
                  required={asked.required}
                  labelEnd={asked.required ? undefined : 'Optional'}
                  help={asked.hint}
                  error={errors[asked.field]}
                >
                  <EvidenceText
                    asked={asked}
                    readOnly={isViewing}
                    value={textOf(asked, edits)}
                    onValueChange={(text) => {
                      setEdits({ ...edits, [asked.field]: text });
                      setMissing({});
                    }}
                  />
                </Field>
              ),
            )}
          </Stack>
        </CardBody>
        <CardFoot>
          <Button type="submit" busy={saving.isPending} disabled={!isChanged} {...viewing}>
            {saving.isPending ? 'Saving...' : 'Save draft'}
          </Button>
          <Button
            variant="primary"
            aria-haspopup="dialog"
            {...dialog.trigger}
            onClick={review}
            {...amountControl(disputeNoteId, dispute.amount)}
            {...viewing}
          >
            Submit evidence
          </Button>
        </CardFoot>
      </form>
      {SubmitDialog && (
        <SubmitDialog dispute={dispute} changes={changes} onSubmitted={onChanged} onClose={dialog.close} />
      )}
    </Card>
  );
}

type EvidenceTextProps = {
  readonly asked: DisputeEvidenceField;
  readonly readOnly: boolean;
  readonly value: string;
  readonly onValueChange: (text: string) => void;
};

function EvidenceText({ asked: { field, multiline }, ...rest }: EvidenceTextProps) {
  const Control = multiline ? TextArea : TextInput;
  return <Control {...rest} name={field} maxLength={maximumEvidenceLength} />;
}
