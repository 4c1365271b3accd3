import { revokeGrant, type AccountGrant } from '@tillbook/contract';
import { ConfirmDialog } from '@tillbook/ui';
import { formFailure, useNotify, useShell, useSubmission } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { accessRevoked, actionFailed, revokeQuestion, revokeTerms, revokingUnknown } from './messages.ts';
import { grantQueries } from '../../query-keys.ts';

export type RevokeDialogProps = {
  readonly accountId: string;
  readonly accountName: string;
  readonly grant: AccountGrant;
  readonly onClose: () => void;
};

export function RevokeDialog({ accountId, accountName, grant, onClose }: RevokeDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const revoking = useSubmission({
    send: () => client.call(revokeGrant, { body: { accountId, userId: grant.userId } }),
    onSuccess: () => {
      notify('positive', accessRevoked(grant.email));
      void queryClient.invalidateQueries(grantQueries(accountId));
      onClose();
    },
  });
  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={revokeQuestion(grant.email)}
      description={revokeTerms(accountName)}
      confirmLabel={revoking.isPending ? 'Revoking...' : 'Revoke access'}
      tone="critical"
      busy={revoking.isPending}
      error={
        revoking.error
          ? formFailure(revoking.error, { refused: actionFailed, unanswered: revokingUnknown })
          : undefined
      }
      onConfirm={() => revoking.submit(undefined)}
    />
  );
}
