import { refundTransaction, type Transaction } from '@tillbook/contract';
import { formatCents, formatMoneyInput, parseMoneyInput } from '@tillbook/domain';
import { Banner, Button, Combobox, Dialog, Field, MoneyInput, TextInput } from '@tillbook/ui';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import {
  actionFailed,
  amountNotPositive,
  amountOverRefundable,
  refundRequested,
  refundTerms,
} from './messages.ts';
import { maximumNoteLength, refundReason, refundReasons } from './refund-reasons.ts';
import { RefundSums } from './refund-sums.tsx';
import { accountQueries } from '../../query-keys.ts';

type Refund = { readonly transactionId: string; readonly amount?: number; readonly reason?: string };

export type RefundDialogProps = { readonly transaction: Transaction; readonly onClose: () => void };

/** Refunds a payment, in full or in part. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  // The amount and the account as of the moment the dialog was opened.
  const [{ id, accountId, status, amount: paidCents, refundableAmount }] = useState(transaction);
  const refundableCents = refundableAmount ?? paidCents;
  const [text, setText] = useState(() => formatCents(refundableCents).replaceAll(',', ''));
  const [fieldError, setFieldError] = useState<string>();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const amountCents = parseMoneyInput(text);

  const refunding = useRefunding(id, accountId, onClose);

  const confirm = () => {
    // If nothing seems to be left, the server says why.
    const isAll = amountCents === refundableCents;
    const problem = isAll ? undefined : amountProblem(amountCents, refundableCents);
    setFieldError(problem);
    if (problem !== undefined) return;
    const said = refundReason(reason, note);
    refunding.submit({
      transactionId: id,
      ...(!isAll && { amount: amountCents }),
      ...(said !== '' && { reason: said }),
    });
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Refund payment"
      description={refundTerms}
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={refunding.isPending}>
            {refunding.isPending ? 'Confirming...' : 'Confirm'}
          </Button>
        </>
      }
    >
      {refunding.error && (
        <Banner tone="critical" announce>
          {failureMessage(refunding.error, actionFailed)}
        </Banner>
      )}
      <Field
        label="Amount"
        help="Full remaining amount. Enter less for a partial refund."
        helpEnd={`of ${formatCents(refundableCents)}`}
        {...(fieldError !== undefined && { error: fieldError })}
      >
        <MoneyInput value={text} onValueChange={(typed) => setText(formatMoneyInput(typed))} />
      </Field>
      <Field label="Reason" labelEnd="Optional">
        <Combobox
          name="reason"
          placeholder="Choose a reason"
          options={refundReasons}
          value={reason}
          onValueChange={setReason}
        />
      </Field>
      <Field label="Note" labelEnd="Optional" help="Only you can see this note">
        <TextInput name="note" value={note} onValueChange={setNote} maxLength={maximumNoteLength} />
      </Field>
      <RefundSums
        status={status}
        paidCents={paidCents}
        refundableCents={refundableCents}
        amountCents={amountCents}
      />
    </Dialog>
  );
}

/** Sends a refund once, however often it is asked. */
const useRefunding = (transactionId: string, accountId: string, onRefunded: () => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useAttempt({
    scope: `refundTransaction ${transactionId}`,
    send: (body: Refund, idempotencyKey) => client.call(refundTransaction, { body }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', refundRequested);
      void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
      onRefunded();
    },
  });
};

const amountProblem = (amountCents: number, refundableCents: number): string | undefined => {
  if (amountCents <= 0) return amountNotPositive;
  return amountCents > refundableCents ? amountOverRefundable : undefined;
};
