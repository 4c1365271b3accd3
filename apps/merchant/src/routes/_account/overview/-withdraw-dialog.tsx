import { ApiError } from '@tillbook/api-client';
import type { PaymentInstrument } from '@tillbook/contract';
import {
  completeMoneyEntry,
  easternTime,
  emptyMoneyEntry,
  expectedArrival,
  formatCents,
  formatWeekdayDate,
  moneyEntry,
  parseMoneyInput,
  validateWithdrawal,
} from '@tillbook/domain';
import { Banner, Button, Dialog, Skeleton, SumLine, Sums, Text, TextLink } from '@tillbook/ui';
import {
  amountDropped,
  AmountField,
  AmountQuestion,
  AttemptNotice,
  createFormDraft,
  isReadable,
  useAmountDraft,
  useAmountQuestion,
  useAttempt,
  useNotify,
  useShell,
  useUnsavedChanges,
  type AmountDraft,
} from '@tillbook/web-shell';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { accountSettingsQuery } from '../../../features/account-settings/api/get-account-settings.ts';
import { accountQuery } from '../../../features/accounts/api/get-account.ts';
import { bankAccountName } from '../../../features/payment-instruments/payout-instrument.tsx';
import { instrumentQuery } from '../../../features/payment-instruments/api/get-payment-instrument.ts';
import { actionFailed, withdrawn } from '../../../features/transactions/messages.ts';
import {
  drawWithdrawalReference,
  withdraw,
  type Withdrawal,
} from '../../../features/transactions/withdraw.ts';
import { accountQueries } from '../../../query-keys.ts';
import { Limit, WithdrawalSums } from './-withdrawal-sums.tsx';
import { transactionAddress } from '../../../transaction-address.ts';

const amountDraft = createFormDraft<AmountDraft>();

export type WithdrawDialogProps = { readonly accountId: string; readonly onClose: () => void };

/** Sends money to the merchant's bank account. */
export function WithdrawDialog({ accountId, onClose }: WithdrawDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const account = useQuery(accountQuery(client, accountId));
  const payout = usePayoutInstrument(accountId);
  const availableCents = account.data?.availableBalance;
  const amount = useAmountDraft(amountDraft, availableCents, 'withdrawal');
  const entry = amount.typed ?? emptyMoneyEntry;
  const amountCents = parseMoneyInput(entry.text);
  const question = useAmountQuestion(entry, amount.setTyped);
  const [now] = useState(() => new Date());
  const [fieldError, setFieldError] = useState<string>();
  useUnsavedChanges(entry.text !== '');

  const refresh = () => void queryClient.invalidateQueries(accountQueries(accountId, 'money'));
  const withdrawing = useAttempt({
    place: { call: 'createTransaction', accountId, objectId: 'withdrawal' },
    amountOf: (withdrawal: Withdrawal) => withdrawal.amount,
    onFound: refresh,
    clearForm: () => amount.setTyped(emptyMoneyEntry),
    generateKey: drawWithdrawalReference,
    send: (withdrawal: Withdrawal, referenceId) => withdraw(client, withdrawal, referenceId),
    onSuccess: (transaction) => {
      refresh();
      if (transaction.status === 'failed') return;
      notify('positive', withdrawn, {
        label: 'View payout',
        href: transactionAddress(transaction.id),
      });
      onClose();
    },
  });

  const confirm = () => {
    if (availableCents === undefined || !isReadable(availableCents) || !payout.instrument) return;
    const validation = validateWithdrawal({ amountCents, availableBalanceCents: availableCents });
    setFieldError(validation.ok ? undefined : validation.message);
    if (!validation.ok || question.mustAsk()) return;
    withdrawing.submit({ accountId, amount: amountCents, paymentInstrumentId: payout.instrument.id });
  };

  const isReady =
    availableCents !== undefined && isReadable(availableCents) && payout.instrument !== undefined;
  const label = amountCents > 0 ? `Withdraw ${formatCents(amountCents)}` : 'Withdraw';
  const failure = failureOf(withdrawing.error, withdrawing.data);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !withdrawing.isPending && amount.storeDraft()}
      title="Withdraw"
      onSubmit={confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={withdrawing.isPending} disabled={!isReady}>
            {withdrawing.isPending ? 'Withdrawing...' : label}
          </Button>
        </>
      }
    >
      <AttemptNotice
        attempt={withdrawing}
        noun="withdrawal"
        fallback={actionFailed}
        hrefOf={transactionAddress}
      />
      {failure !== undefined && (
        <Banner tone="critical" announce>
          {failure}
        </Banner>
      )}
      {payout.isMissing && (
        <Banner tone="caution">
          You have no bank account to withdraw to.{' '}
          <TextLink href="/settings">Add a payout instrument</TextLink>
        </Banner>
      )}
      {payout.isError && (
        <Banner tone="critical">We couldn’t load your bank account. Close this dialog and try again.</Banner>
      )}
      {amount.isDropped && <Banner tone="caution">{amountDropped}</Banner>}
      <AmountField
        label="Amount"
        labelEnd={
          isReady && (
            <Limit availableCents={availableCents} onAll={(text) => amount.setTyped(moneyEntry(text))} />
          )
        }
        error={fieldError}
        entry={entry}
        onEntryChange={question.edit}
        onBlur={() => amount.typed && amount.setTyped(completeMoneyEntry(amount.typed))}
      />
      <AmountQuestion question={question} button={label} />
      <WithdrawalSums availableCents={availableCents} amountCents={amountCents} />
      <Sums>
        <SumLine label="To">
          <Recipient instrument={payout.instrument} isLoading={payout.isLoading} />
        </SumLine>
        <SumLine label="By">ACH, no fee</SumLine>
        <SumLine label="Expected">{formatWeekdayDate(expectedArrival(now), easternTime)}</SumLine>
      </Sums>
    </Dialog>
  );
}

/** The bank account that payouts go to, as in the account's settings. */
const usePayoutInstrument = (accountId: string) => {
  const { client } = useShell();
  const settings = useQuery(accountSettingsQuery(client, accountId));
  const instrumentId = settings.data?.defaultPaymentInstrumentId;
  const instrument = useQuery({
    ...instrumentQuery(client, accountId, instrumentId ?? ''),
    enabled: instrumentId !== undefined,
  });
  return {
    instrument: instrument.data,
    isLoading: settings.isPending || instrument.isFetching,
    isMissing: settings.data !== undefined && instrumentId === undefined,
    isError: settings.isError || instrument.isError,
  };
};

type RecipientProps = { readonly instrument: PaymentInstrument | undefined; readonly isLoading: boolean };

function Recipient({ instrument, isLoading }: RecipientProps) {
  if (instrument) return <Text as="span">{bankAccountName(instrument)}</Text>;
  return isLoading ? <Skeleton width={140} /> : <span>N/A</span>;
}

const failureOf = (
  error: Error | null,
  response: { readonly status: string; readonly failureMessage?: string | undefined } | undefined,
): string | undefined => {
  if (error instanceof ApiError) return error.message || actionFailed;
  return response?.status === 'failed' ? (response.failureMessage ?? actionFailed) : undefined;
};
