import { acceptDispute, type DisputeDetail } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Checkbox, ConfirmDialog } from '@tillbook/ui';
import { AttemptNotice, failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  acceptConsent,
  acceptExplanation,
  acceptFailed,
  acceptQuestion,
  disputeAccepted,
} from './messages.ts';
import { refreshDisputes } from './refresh-disputes.ts';

export type AcceptDialogProps = {
  readonly dispute: DisputeDetail;
  readonly onAccepted: (dispute: DisputeDetail) => void;
  readonly onClose: () => void;
};

export function AcceptDialog({ dispute, onAccepted, onClose }: AcceptDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [isAgreed, setIsAgreed] = useState(false);
  const amount = formatCents(dispute.amount);

  const accepting = useAttempt({
    place: { call: 'acceptDispute', accountId: dispute.accountId, objectId: dispute.id },
    send: (id: string, idempotencyKey) => client.call(acceptDispute, { params: { id } }, { idempotencyKey }),
    onSuccess: (accepted) => {
      notify('positive', disputeAccepted);
      onAccepted(accepted);
      onClose();
    },
    onFound: () => refreshDisputes(queryClient, dispute.accountId),
    clearForm: () => setIsAgreed(false),
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={acceptQuestion}
      description={acceptExplanation(amount)}
      confirmLabel={accepting.isPending ? 'Accepting...' : 'Accept dispute'}
      tone="critical"
      canConfirm={isAgreed && accepting.unresolved?.outcome.status !== 'succeeded'}
      busy={accepting.isPending}
      error={accepting.error ? failureMessage(accepting.error, acceptFailed) : undefined}
      onConfirm={() => accepting.submit(dispute.id)}
    >
      <AttemptNotice attempt={accepting} noun="acceptance" fallback={acceptFailed} />
      <Checkbox label={acceptConsent(amount)} checked={isAgreed} onCheckedChange={setIsAgreed} />
    </ConfirmDialog>
  );
}
