import { ApiError } from '@tillbook/api-client';
import { refundTransaction, type Transaction } from '@tillbook/contract';
import { emptyMoneyEntry, formatCents, moneyEntry, parseMoneyInput } from '@tillbook/domain';
import {
  createFormDraft,
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
import { transactionQuery } from './api/get-transaction.ts';
import { amountNotPositive, amountOverRefundable, refundRequested } from './messages.ts';
import { refundReason } from './refund-reasons.ts';
import { refreshMoney } from '../../refresh-money.ts';

const amountDraft = createFormDraft<AmountDraft>();

type Words = { readonly reason: string; readonly note: string };

const wordsDraft = createFormDraft<Words>();
const noWords = (): Words => ({ reason: '', note: '' });

/** Manages the fields of the refund dialog and sends exactly the amount and texts that the dialog shows. */
export const useRefund = (transaction: Transaction, onRefunded: () => void) => {
  // A snapshot from when the dialog was opened, or from when the payment was last reloaded, for example after
  // a refusal.
  const [{ id, status, amount: paidCents, refundableAmount }, setPayment] = useState(transaction);
  const refundableCents = refundableAmount ?? paidCents;
  const amount = useAmountDraft(amountDraft, refundableCents, id);
  const [{ reason, note }, setWords, storeWords] = useFormDraft(wordsDraft, noWords, id);
  const entry = amount.typed ?? moneyEntry(formatCents(refundableCents).replaceAll(',', ''));
  const question = useAmountQuestion(entry, amount.setTyped);
  const [fieldError, setFieldError] = useState<string>();
  const amountCents = parseMoneyInput(entry.text);

  const sending = useRefunding(transaction, {
    onRefunded,
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
    sending.submit({ transactionId: id, amount: amountCents, ...(said !== '' && { reason: said }) });
  };

  return {
    sums: { status, paidCents, refundableCents, amountCents },
    entry,
    question,
    fieldError,
    isDropped: amount.isDropped,
    reason,
    note,
    setReason: (next: string) => setWords({ reason: next, note }),
    setNote: (next: string) => setWords({ reason, note: next }),
    sending,
    confirm,
    storeDrafts: () => {
      amount.storeDraft();
      storeWords();
    },
  };
};

const amountProblem = (amountCents: number, refundableCents: number): string | undefined => {
  if (amountCents <= 0) return amountNotPositive;
  return amountCents > refundableCents ? amountOverRefundable : undefined;
};

type Refund = { readonly transactionId: string; readonly amount: number; readonly reason?: string };

type RefundingEvents = {
  readonly onRefunded: () => void;
  /** Receives the current payment when less may be refundable than the dialog shows. */
  readonly onLessRefundable: (payment: Transaction) => void;
  readonly clearForm: () => void;
};

const isAmountRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code === 'amount_over_refundable';

/** Sends a refund at most once, even if the user confirms it repeatedly. */
const useRefunding = (
  { id, accountId }: Transaction,
  { onRefunded, onLessRefundable, clearForm }: RefundingEvents,
) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const refresh = () => refreshMoney(queryClient, accountId);
  const showWhatIsLeft = async () => {
    try {
      const current = { ...transactionQuery(client, accountId, id), staleTime: 0 };
      onLessRefundable(await queryClient.fetchQuery(current));
    } catch {
      // The dialog still shows the refusal.
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
