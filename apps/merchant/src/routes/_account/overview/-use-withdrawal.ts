import type { Transaction } from '@tillbook/contract';
import {
  completeMoneyEntry,
  emptyMoneyEntry,
  moneyEntry,
  parseMoneyInput,
  validateWithdrawal,
} from '@tillbook/domain';
import {
  createFormDraft,
  isReadable,
  useAmountDraft,
  useAmountQuestion,
  useAttempt,
  useShell,
  useUnsavedChanges,
  type AmountDraft,
} from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountQuery } from '../../../features/accounts/api/get-account.ts';
import {
  drawWithdrawalReference,
  withdraw,
  type Withdrawal,
} from '../../../features/transactions/withdraw.ts';
import { refreshMoney } from '../../../refresh-money.ts';
import { usePayoutInstrument } from './-use-payout-instrument.ts';

const amountDraft = createFormDraft<AmountDraft>();

/** Holds the typed amount of a withdrawal, and sends it only once, however often the button is pressed. */
export const useWithdrawal = (accountId: string, onWithdrawn: (payout: Transaction) => void) => {
  const { client } = useShell();
  const account = useQuery(accountQuery(client, accountId));
  const payout = usePayoutInstrument(accountId);
  const availableCents = account.data?.availableBalance;
  const amount = useAmountDraft(amountDraft, availableCents, 'withdrawal');
  const entry = amount.typed ?? emptyMoneyEntry;
  const amountCents = parseMoneyInput(entry.text);
  const question = useAmountQuestion(entry, amount.setTyped);
  const [fieldError, setFieldError] = useState<string>();
  useUnsavedChanges(entry.text !== '');

  const sending = useSending(accountId, onWithdrawn, () => amount.setTyped(emptyMoneyEntry));

  const confirm = () => {
    if (availableCents === undefined || !isReadable(availableCents) || !payout.instrument) return;
    const validation = validateWithdrawal({ amountCents, availableBalanceCents: availableCents });
    setFieldError(validation.ok ? undefined : validation.message);
    if (!validation.ok || question.mustAsk()) return;
    sending.submit({ accountId, amount: amountCents, paymentInstrumentId: payout.instrument.id });
  };

  return {
    availableCents,
    amountCents,
    entry,
    question,
    fieldError,
    payout,
    sending,
    isReady: availableCents !== undefined && isReadable(availableCents) && payout.instrument !== undefined,
    isDropped: amount.isDropped,
    confirm,
    storeDraft: amount.storeDraft,
    enterAll: (text: string) => amount.setTyped(moneyEntry(text)),
    completeEntry: () => amount.typed && amount.setTyped(completeMoneyEntry(amount.typed)),
  };
};

const useSending = (accountId: string, onWithdrawn: (payout: Transaction) => void, clearForm: () => void) => {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const refresh = () => refreshMoney(queryClient, accountId);
  return useAttempt({
    place: { call: 'createTransaction', accountId, objectId: 'withdrawal' },
    amountOf: (withdrawal: Withdrawal) => withdrawal.amount,
    onFound: refresh,
    clearForm,
    generateKey: drawWithdrawalReference,
    send: (withdrawal: Withdrawal, referenceId) => withdraw(client, withdrawal, referenceId),
    onSuccess: (transaction) => {
      refresh();
      if (transaction.status !== 'failed') onWithdrawn(transaction);
    },
  });
};
