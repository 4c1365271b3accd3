import { inviteMember, type BodyOf, type RoleName } from '@tillbook/contract';
import { Banner, Button, Dialog, Field, Stack, TextInput } from '@tillbook/ui';
import {
  AttemptNotice,
  createFormDraft,
  formMessage,
  fieldMessagesOf,
  useAttempt,
  useFormDraft,
  useNotify,
  useShell,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQueries } from '../../query-keys.ts';
import { actionFailed, emailMissing, inviteTerms } from './messages.ts';
import { RoleField } from './role-field.tsx';

type Invite = { readonly email: string; readonly role: RoleName };

const inviteDraft = createFormDraft<Invite>();
const noInvite = (): Invite => ({ email: '', role: 'viewer' });

export type InviteDialogProps = { readonly accountId: string; readonly onClose: () => void };

export function InviteDialog({ accountId, onClose }: InviteDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [{ email, role }, setInvite, storeDraft] = useFormDraft(inviteDraft, noInvite);
  const [ownProblem, setOwnProblem] = useState<string>();

  const inviting = useAttempt({
    place: { call: 'inviteMember', accountId },
    send: (body: BodyOf<typeof inviteMember>, idempotencyKey) =>
      client.call(inviteMember, { body }, { idempotencyKey }),
    onSuccess: (invite) => {
      notify('positive', `${invite.email} was invited`);
      void queryClient.invalidateQueries(accountQueries(accountId, 'team'));
      onClose();
    },
    onFound: () => void queryClient.invalidateQueries(accountQueries(accountId, 'team')),
    clearForm: () => setInvite(noInvite()),
  });
  const invite = () => {
    const trimmed = email.trim();
    setOwnProblem(trimmed === '' ? emailMissing : undefined);
    if (trimmed !== '') inviting.submit({ accountId, email: trimmed, role });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !inviting.isPending && storeDraft()}
      title="Invite a person"
      description={inviteTerms}
      onSubmit={invite}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={inviting.isPending}>
            {inviting.isPending ? 'Inviting...' : 'Invite'}
          </Button>
        </>
      }
    >
      <Stack space={16}>
        <AttemptNotice attempt={inviting} noun="invite" fallback={actionFailed} />
        {inviting.error && (
          <Banner tone="critical" announce>
            {formMessage(inviting.error, actionFailed)}
          </Banner>
        )}
        <Field label="Email" error={ownProblem ?? fieldMessagesOf(inviting.error)['email']}>
          <TextInput
            type="email"
            inputMode="email"
            autoComplete="off"
            spellCheck={false}
            value={email}
            onValueChange={(text) => {
              setInvite({ email: text, role });
              setOwnProblem(undefined);
              if (inviting.error) inviting.reset();
            }}
          />
        </Field>
        <RoleField role={role} onRole={(next) => setInvite({ email, role: next })} />
      </Stack>
    </Dialog>
  );
}
