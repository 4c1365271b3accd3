import { ApiError } from '@tillbook/api-client';
import { refundTransaction, type Transaction } from '@tillbook/contract';
import { emptyMoneyEntry, formatCents, moneyEntry, parseMoneyInput } from '@tillbook/domain';
import { Banner, Button, Combobox, Dialog, Field, TextInput } from '@tillbook/ui';
import {
  AmountField,
  AmountQuestion,
  amountDropped,
  AttemptNotice,
  createFormDraft,
  failureMessage,
  useAmountDraft,
  useAmountQuestion,
  useAttempt,
  useFormDraft,
  useNotify,
  useShell,
  type AmountDraft,
} from '@tillbook/web-shell';
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
import { hasRefundableAmount, type RefundablePayment } from './refundable.ts';
import { RefundSums } from './refund-sums.tsx';
import { transactionQuery } from './api/get-transaction.ts';
import { transactionAddress } from '../../transaction-address.ts';
import { accountQueries } from '../../query-keys.ts';

const amountDraft = createFormDraft<AmountDraft>();

type Words = { readonly reason: string; readonly note: string };

const wordsDraft = createFormDraft<Words>();
const noWords = (): Words => ({ reason: '', note: '' });

type Refund = { readonly transactionId: string; readonly amount: number; readonly reason?: string };

export type RefundDialogProps = { readonly transaction: RefundablePayment; readonly onClose: () => void };

/** Refunds a payment, in full or in part: the amount shown or nothing. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  // The payment as it was when the dialog was opened, or when the server last refused the amount.
  const [payment, setPayment] = useState(transaction);
  const { id, status, amount: paidCents, refundableAmount: refundableCents } = payment;
  const amount = useAmountDraft(amountDraft, refundableCents, id);
  const [{ reason, note }, setWords, storeWords] = useFormDraft(wordsDraft, noWords, id);
  const entry = amount.typed ?? moneyEntry(formatCents(refundableCents).replaceAll(',', ''));
  const question = useAmountQuestion(entry, amount.setTyped);
  const [fieldError, setFieldError] = useState<string>();
  const amountCents = parseMoneyInput(entry.text);

  const refunding = useRefunding(transaction, {
    onRefunded: onClose,
    onLessRefundable: setPayment,
    clearForm: () => {
      amount.setTyped(emptyMoneyEntry);
      setWords(noWords());
    },
  });

  const confirm = () => {
    const problem = amountProblem(amountCents, refundableCents);
    setFieldError(problem);
    if (problem !== undefined || question.mustAsk()) return;
    const said = refundReason(reason, note);
    refunding.submit({
      transactionId: id,
      amount: amountCents,
      ...(said !== '' && { reason: said }),
    });
  };

  const storeDrafts = () => {
    amount.storeDraft();
    storeWords();
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !refunding.isPending && storeDrafts()}
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
      <AttemptNotice attempt={refunding} noun="refund" fallback={actionFailed} hrefOf={transactionAddress} />
      {refunding.error && (
        <Banner tone="critical" announce>
          {failureMessage(refunding.error, actionFailed)}
        </Banner>
      )}
      {amount.isDropped && <Banner tone="caution">{amountDropped}</Banner>}
      <AmountField
        label="Amount"
        help="Full remaining amount. Enter less for a partial refund."
        helpEnd={`of ${formatCents(refundableCents)}`}
        error={fieldError}
        entry={entry}
        onEntryChange={question.edit}
      />
      <AmountQuestion question={question} button="Confirm" />
      <Field label="Reason" labelEnd="Optional">
        <Combobox
          name="reason"
          placeholder="Choose a reason"
          options={refundReasons}
          value={reason}
          onValueChange={(next) => setWords({ reason: next, note })}
        />
      </Field>
      <Field label="Note" labelEnd="Optional" help="Only you can see this note">
        <TextInput
          name="note"
          value={note}
          onValueChange={(next) => setWords({ reason, note: next })}
          maxLength={maximumNoteLength}
        />
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

type RefundingEvents = {
  readonly onRefunded: () => void;
  /** Receives the payment as it is now, if less can be refunded than the dialog has shown. */
  readonly onLessRefundable: (payment: RefundablePayment) => void;
  readonly clearForm: () => void;
};

const isAmountRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'amount_over_refundable';

/** Sends a refund once, however often it is confirmed. */
const useRefunding = (
  { id, accountId }: Transaction,
  { onRefunded, onLessRefundable, clearForm }: RefundingEvents,
) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = () => void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
  const showWhatIsLeft = async () => {
    try {
      const current = { ...transactionQuery(client, accountId, id), staleTime: 0 };
      const payment = await queryClient.fetchQuery(current);
      if (hasRefundableAmount(payment)) onLessRefundable(payment);
    } catch {
      // If the payment cannot be read either, the refusal alone is shown.
    }
  };
  return useAttempt({
    place: { call: 'refundTransaction', accountId, objectId: id },
    amountOf: ({ amount }: Refund) => amount,
    onFound: refresh,
    clearForm: () => {
      clearForm();
      void showWhatIsLeft();
    },
    send: (body: Refund, idempotencyKey) => client.call(refundTransaction, { body }, { idempotencyKey }),
    onSuccess: () => {
      notify('positive', refundRequested);
      refresh();
      onRefunded();
    },
    onFailure: (error) => {
      if (isAmountRefused(error)) void showWhatIsLeft();
    },
  });
};

const amountProblem = (amountCents: number, refundableCents: number): string | undefined => {
  if (amountCents <= 0) return amountNotPositive;
  return amountCents > refundableCents ? amountOverRefundable : undefined;
};
