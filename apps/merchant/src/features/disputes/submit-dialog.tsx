import { saveDisputeEvidence, submitDispute, type DisputeDetail } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { ConfirmDialog } from '@tillbook/ui';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import type { EvidenceEdits } from './evidence-draft.ts';
import { submitFailed } from './messages.ts';

export type SubmitDialogProps = {
  readonly dispute: DisputeDetail;
  /** What is typed and not saved yet: it goes with the rest. */
  readonly changes: EvidenceEdits;
  readonly onSubmitted: (dispute: DisputeDetail) => void;
  readonly onClose: () => void;
};

const fileCount = (count: number): string => (count === 1 ? '1 file' : `${String(count)} files`);

/** Asks before evidence goes to the bank for good, and sends it. */
export function SubmitDialog({ dispute, changes, onSubmitted, onClose }: SubmitDialogProps) {
  const { client } = useShell();
  const notify = useNotify();
  const params = { id: dispute.id };

  const submitting = useAttempt({
    scope: `submitDispute ${dispute.id}`,
    send: async (texts: EvidenceEdits, idempotencyKey) => {
      if (Object.keys(texts).length > 0) await client.call(saveDisputeEvidence, { params, body: { texts } });
      return client.call(submitDispute, { params }, { idempotencyKey });
    },
    onSuccess: (submitted) => {
      notify('positive', 'Evidence submitted');
      onSubmitted(submitted);
      onClose();
    },
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title="Submit evidence?"
      description={`What you have written and ${fileCount(dispute.files.length)} go to the customer’s bank, which decides about ${formatCents(dispute.amount)}. It cannot be changed afterwards.`}
      confirmLabel={submitting.isPending ? 'Submitting...' : 'Submit'}
      busy={submitting.isPending}
      error={submitting.error ? failureMessage(submitting.error, submitFailed) : undefined}
      onConfirm={() => submitting.submit(changes)}
    />
  );
}
