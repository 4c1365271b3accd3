import { saveDisputeEvidence, submitDispute, type DisputeDetail } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, ConfirmDialog } from '@tillbook/ui';
import { AttemptNotice, failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { EvidencePacket } from './evidence-packet.tsx';
import {
  evidenceSubmitted,
  submitExplanation,
  submitFailed,
  submitQuestion,
  submittingWithoutFiles,
} from './messages.ts';
import { refreshDisputes } from './refresh-disputes.ts';
import type { EvidenceDraft } from './use-evidence-draft.ts';

export type SubmitDialogProps = {
  readonly dispute: DisputeDetail;
  /** Unsaved texts are saved before the evidence is submitted. */
  readonly draft: EvidenceDraft;
  readonly onSubmitted: (dispute: DisputeDetail) => void;
  readonly onClose: () => void;
};

/** Asks for confirmation, then submits the evidence to the bank. This cannot be undone. */
export function SubmitDialog({ dispute, draft, onSubmitted, onClose }: SubmitDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const params = { id: dispute.id };

  const submitting = useAttempt({
    place: { call: 'submitDispute', accountId: dispute.accountId, objectId: dispute.id },
    // Saves the texts in a separate call, so that an autosave between two tries does not start another
    // attempt.
    send: async (_: string, idempotencyKey) => {
      const texts = draft.changes;
      if (Object.keys(texts).length > 0) await client.call(saveDisputeEvidence, { params, body: { texts } });
      return client.call(submitDispute, { params }, { idempotencyKey });
    },
    onSuccess: (submitted) => {
      notify('positive', evidenceSubmitted);
      onSubmitted(submitted);
      onClose();
    },
    onFound: () => refreshDisputes(queryClient, dispute.accountId),
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={submitQuestion}
      description={submitExplanation(formatCents(dispute.amount))}
      confirmLabel={submitting.isPending ? 'Submitting...' : 'Submit'}
      // A save in progress must not reach the server after the submission.
      canConfirm={!draft.isSaving && submitting.unresolved?.outcome.status !== 'succeeded'}
      busy={submitting.isPending}
      error={submitting.error ? failureMessage(submitting.error, submitFailed) : undefined}
      onConfirm={() => submitting.submit(dispute.id)}
    >
      <AttemptNotice attempt={submitting} noun="submission" fallback={submitFailed} />
      {dispute.files.length === 0 && <Banner tone="caution">{submittingWithoutFiles}</Banner>}
      <EvidencePacket dispute={dispute} texts={draft.texts} />
    </ConfirmDialog>
  );
}
