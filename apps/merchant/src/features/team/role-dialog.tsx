import { changeMemberRole, type RoleName, type TeamMember } from '@tillbook/contract';
import { Banner, Button, Dialog, Stack } from '@tillbook/ui';
import {
  createFormDraft,
  formFailure,
  useFormDraft,
  useNotify,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { accountQueries } from '../../query-keys.ts';
import { actionFailed, changeUnknown, roleChanged, roleChangeTerms } from './messages.ts';
import { RoleField } from './role-field.tsx';
import { roleChoices } from './roles.ts';

const roleDraft = createFormDraft<RoleName | undefined>();

export type RoleDialogProps = {
  readonly accountId: string;
  readonly member: TeamMember;
  readonly onClose: () => void;
};

export function RoleDialog({ accountId, member, onClose }: RoleDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [role, setRole, storeDraft] = useFormDraft(
    roleDraft,
    () => roleChoices.find(({ value }) => value === member.role)?.value,
    member.userId,
  );
  const changing = useSubmission({
    send: (chosen: RoleName) =>
      client.call(changeMemberRole, { body: { accountId, userId: member.userId, role: chosen } }),
    onSuccess: () => {
      notify('positive', roleChanged(member.email));
      // Also refreshes the user's permissions, since their own role may have changed.
      void queryClient.invalidateQueries(accountQueries(accountId));
      onClose();
    },
  });
  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !changing.isPending && storeDraft()}
      title="Change role"
      description={roleChangeTerms(member.email)}
      onSubmit={() => role !== undefined && changing.submit(role)}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={changing.isPending}>
            {changing.isPending ? 'Changing...' : 'Change role'}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        {changing.error && (
          <Banner tone="critical" announce>
            {formFailure(changing.error, { refused: actionFailed, unanswered: changeUnknown })}
          </Banner>
        )}
        <RoleField role={role} onRole={setRole} />
      </Stack>
    </Dialog>
  );
}
