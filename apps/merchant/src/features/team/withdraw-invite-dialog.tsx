import { withdrawInvite, type TeamInvite } from '@tillbook/contract';
import { ConfirmDialog } from '@tillbook/ui';
import { formFailure, useNotify, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../query-keys.ts';
import {
  actionFailed,
  changeUnknown,
  inviteWithdrawn,
  withdrawalQuestion,
  withdrawalTerms,
} from './messages.ts';

export type WithdrawInviteDialogProps = {
  readonly accountId: string;
  readonly invite: TeamInvite;
  readonly onClose: () => void;
};

export function WithdrawInviteDialog({ accountId, invite, onClose }: WithdrawInviteDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const withdrawing = useSubmission({
    send: () => client.call(withdrawInvite, { body: { accountId, inviteId: invite.id } }),
    onSuccess: () => {
      notify('positive', inviteWithdrawn(invite.email));
      void queryClient.invalidateQueries(accountQueries(accountId, 'team'));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={withdrawalQuestion(invite.email)}
      description={withdrawalTerms}
      confirmLabel={withdrawing.isPending ? 'Withdrawing...' : 'Withdraw invite'}
      tone="critical"
      busy={withdrawing.isPending}
      error={
        withdrawing.error
          ? formFailure(withdrawing.error, { refused: actionFailed, unanswered: changeUnknown })
          : undefined
      }
      onConfirm={() => withdrawing.submit(undefined)}
    />
  );
}
