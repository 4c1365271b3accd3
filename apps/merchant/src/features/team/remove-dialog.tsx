import { removeMember, type TeamMember } from '@tillbook/contract';
import { ConfirmDialog } from '@tillbook/ui';
import { formFailure, useNotify, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from '@tanstack/react-router';
import { accountQueries, grantedAccountsQueries } from '../../query-keys.ts';
import { actionFailed, changeUnknown, memberRemoved, removalQuestion, removalTerms } from './messages.ts';

export type RemoveDialogProps = {
  readonly accountId: string;
  readonly member: TeamMember;
  readonly onClose: () => void;
};

export function RemoveDialog({ accountId, member, onClose }: RemoveDialogProps) {
  const { client, store } = useShell();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const removing = useSubmission({
    send: () => client.call(removeMember, { body: { accountId, userId: member.userId } }),
    onSuccess: () => {
      notify('positive', memberRemoved(member.email));
      onClose();
      if (member.email === store.get().session.email) {
        // The user has left the team, so this account is no longer theirs.
        queryClient.removeQueries(grantedAccountsQueries());
        void navigate({ to: '/program-list' });
        return;
      }
      void queryClient.invalidateQueries(accountQueries(accountId, 'team'));
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={removalQuestion(member.email)}
      description={removalTerms}
      confirmLabel={removing.isPending ? 'Removing...' : 'Remove'}
      tone="critical"
      busy={removing.isPending}
      error={
        removing.error
          ? formFailure(removing.error, { refused: actionFailed, unanswered: changeUnknown })
          : undefined
      }
      onConfirm={() => removing.submit(undefined)}
    />
  );
}
