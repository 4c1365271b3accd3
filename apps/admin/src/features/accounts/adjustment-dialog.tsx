import { adjustAccount, type Account, type Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { ConfirmDialog } from '@tillbook/ui';
import { AttemptNotice, failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { AdjustmentSums } from './adjustment-sums.tsx';
import { signedCents, type AdjustmentBody } from './adjustment.ts';
import {
  accountCredited,
  accountDebited,
  actionFailed,
  adjustmentTerms,
  creditQuestion,
  debitQuestion,
} from './messages.ts';
import { accountQueries } from '../../query-keys.ts';

export type AdjustmentDialogProps = {
  readonly account: Account;
  readonly adjustment: AdjustmentBody;
  /**
   * Called if this adjustment, or an earlier adjustment whose response was lost, is found to have succeeded.
   */
  readonly onFoundAdjusted: () => void;
  readonly onAdjusted: (adjustment: Transaction) => void;
  readonly onClose: () => void;
};

export function AdjustmentDialog(props: AdjustmentDialogProps) {
  // Freezes the amounts at the moment the dialog opens.
  const [{ account, adjustment }] = useState(props);
  const { onAdjusted, onFoundAdjusted, onClose } = props;
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const amount = formatCents(adjustment.amount);
  const isCredit = adjustment.direction === 'credit';

  const adjusting = useAttempt({
    place: { call: 'adjustAccount', accountId: account.accountId },
    amountOf: (body: AdjustmentBody) => body.amount,
    onFound: () => void queryClient.invalidateQueries(accountQueries),
    clearForm: onFoundAdjusted,
    send: (body: AdjustmentBody, idempotencyKey) => client.call(adjustAccount, { body }, { idempotencyKey }),
    onSuccess: (adjusted) => {
      notify(
        'positive',
        isCredit ? accountCredited(account.name, amount) : accountDebited(account.name, amount),
      );
      void queryClient.invalidateQueries(accountQueries);
      onAdjusted(adjusted);
    },
  });

  return (
    <ConfirmDialog
      open
      onOpenChange={(isOpen) => {
        if (!isOpen) onClose();
      }}
      title={isCredit ? creditQuestion(amount, account.name) : debitQuestion(amount, account.name)}
      description={adjustmentTerms}
      confirmLabel={adjusting.isPending ? 'Adjusting...' : 'Adjust balance'}
      canConfirm={adjusting.unresolved?.outcome.status !== 'succeeded'}
      busy={adjusting.isPending}
      error={adjusting.error ? failureMessage(adjusting.error, actionFailed) : undefined}
      onConfirm={() => adjusting.submit(adjustment)}
    >
      <AttemptNotice attempt={adjusting} noun="adjustment" fallback={actionFailed} />
      <AdjustmentSums account={account} signedCents={signedCents(adjustment)} />
    </ConfirmDialog>
  );
}
