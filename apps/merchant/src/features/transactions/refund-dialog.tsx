import { refundTransaction, type Transaction } from '@tillbook/contract';
import { formatCents, formatMoneyInput, parseMoneyInput } from '@tillbook/domain';
import {
  Banner,
  Button,
  Combobox,
  Dialog,
  Field,
  Money,
  MoneyInput,
  SumLine,
  Sums,
  TextInput,
} from '@tillbook/ui';
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
import { accountQueries } from '../../query-keys.ts';

type Refund = { readonly transactionId: string; readonly amount?: number; readonly reason?: string };

export type RefundDialogProps = { readonly transaction: Transaction; readonly onClose: () => void };

/** Gives a payment back, all that is left of it or less. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  // The amount and the account are those of the moment the dialog was opened.
  const [{ id, accountId, status, amount: paidCents, refundableAmount }] = useState(transaction);
  const refundableCents = refundableAmount ?? paidCents;
  const [text, setText] = useState(() => formatCents(refundableCents).replaceAll(',', ''));
  const [fieldError, setFieldError] = useState<string>();
  const [reason, setReason] = useState('');
  const [note, setNote] = useState('');
  const amountCents = parseMoneyInput(text);

  const refunding = useAttempt({
    scope: `refundTransaction ${id}`,
    send: (body: Refund, idempotencyKey) => client.call(refundTransaction, { body }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', refundRequested);
      void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
      onClose();
    },
  });

  const confirm = () => {
    // Where nothing seems to be left, the server says why.
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
        help="Everything that is left, unless you type less"
        helpEnd={`of ${formatCents(refundableCents)}`}
        {...(fieldError !== undefined && { error: fieldError })}
      >
        <MoneyInput value={text} onValueChange={(typed) => setText(formatMoneyInput(typed))} />
      </Field>
      <Field label="Reason" labelEnd="Optional">
        <Combobox
          name="reason"
          placeholder="Not said"
          options={refundReasons}
          value={reason}
          onValueChange={setReason}
        />
      </Field>
      <Field label="Note" labelEnd="Optional" help="Stands with the refund; the customer does not see it">
        <TextInput name="note" value={note} onValueChange={setNote} maxLength={maximumNoteLength} />
      </Field>
      <Sums>
        <SumLine label="Payment">
          <Money>{formatCents(paidCents)}</Money>
        </SumLine>
        {refundableCents !== paidCents && (
          <SumLine label={notRefundable(status)}>
            <Money>{formatCents(refundableCents - paidCents)}</Money>
          </SumLine>
        )}
        <SumLine label="This refund">
          <Money>{formatCents(0 - amountCents)}</Money>
        </SumLine>
        <SumLine label="Left to refund" kind="total">
          <Money>{formatCents(refundableCents - amountCents)}</Money>
        </SumLine>
      </Sums>
    </Dialog>
  );
}

const amountProblem = (amountCents: number, refundableCents: number): string | undefined => {
  if (amountCents <= 0) return amountNotPositive;
  return amountCents > refundableCents ? amountOverRefundable : undefined;
};

/** What lowers what can be given back: refunds and disputes of a payment that succeeded, else that it has not. */
const notRefundable = (status: string): string =>
  status === 'succeeded' ? 'Refunded or disputed' : 'Not refundable';
