import { changeAccountStatus, type AccountAdministration, type BodyOf } from '@tillbook/contract';
import { Banner, Button, Checkbox, Dialog, RadioCards } from '@tillbook/ui';
import {
  fieldMessagesOf,
  formFailure,
  formDraftFields,
  useSessionStorage,
  useNotify,
  showResponse,
  useShell,
  useSubmission,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  actionFailed,
  changeUnknown,
  inactiveDetail,
  payoutsHint,
  pendingDetail,
  reasonLogged,
  reasonMissing,
} from './messages.ts';
import { ReasonField } from './reason-field.tsx';
import { accountQueries, accountAdministrationKey } from '../../query-keys.ts';

type StatusChange = Omit<BodyOf<typeof changeAccountStatus>, 'accountId'>;

const statuses = [
  { value: 'active', label: 'Active', detail: 'Takes payments' },
  { value: 'inactive', label: 'Inactive', detail: inactiveDetail },
  { value: 'pending', label: 'Pending', detail: pendingDetail },
] as const;

/** Returns `inactive` for an unknown status, which cannot be selected. */
const knownStatus = (status: string): StatusChange['status'] =>
  statuses.find(({ value }) => value === status)?.value ?? 'inactive';

const readChange = (stored: unknown): StatusChange | undefined => {
  const field = formDraftFields(stored);
  return (
    field && {
      status: knownStatus(field('status')),
      payoutsAllowed: Object(stored).payoutsAllowed === true,
      reason: field('reason'),
    }
  );
};

export type StatusDialogProps = {
  readonly administration: AccountAdministration;
  readonly onClose: () => void;
};

export function StatusDialog({ administration: { account, payoutsAllowed }, onClose }: StatusDialogProps) {
  const { accountId } = account;
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [change, setChange, storeDraft] = useSessionStorage(`status ${accountId}`, readChange, () => ({
    status: knownStatus(account.status),
    payoutsAllowed,
    reason: '',
  }));
  const [ownProblem, setOwnProblem] = useState<string>();

  const saving = useSubmission({
    send: (body: StatusChange) => client.call(changeAccountStatus, { body: { accountId, ...body } }),
    onSuccess: (response) => {
      notify('positive', 'Status saved');
      void showResponse(queryClient, accountAdministrationKey(accountId).queryKey, response);
      void queryClient.invalidateQueries(accountQueries);
      onClose();
    },
  });
  const write = (part: Partial<StatusChange>) => {
    setChange({ ...change, ...part });
    setOwnProblem(undefined);
    if (saving.error) saving.reset();
  };
  const save = () => {
    const reason = change.reason.trim();
    setOwnProblem(reason === '' ? reasonMissing : undefined);
    if (reason !== '') saving.submit({ ...change, reason });
  };

  return (
    <Dialog
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      onClickOutside={() => !saving.isPending && storeDraft()}
      title="Change status"
      onSubmit={save}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={saving.isPending}>
            {saving.isPending ? 'Saving...' : 'Save status'}
          </Button>
        </>
      }
    >
      {saving.error && (
        <Banner tone="critical" announce>
          {formFailure(saving.error, { refused: actionFailed, unanswered: changeUnknown })}
        </Banner>
      )}
      <RadioCards
        legend="Status"
        options={statuses}
        value={change.status}
        onValueChange={(status) => write({ status })}
      />
      <Checkbox
        label="Allow payouts"
        help={payoutsHint}
        checked={change.payoutsAllowed}
        onCheckedChange={(allowed) => write({ payoutsAllowed: allowed })}
      />
      <ReasonField
        help={reasonLogged}
        error={ownProblem ?? fieldMessagesOf(saving.error)['reason']}
        value={change.reason}
        onValueChange={(reason) => write({ reason })}
      />
    </Dialog>
  );
}
