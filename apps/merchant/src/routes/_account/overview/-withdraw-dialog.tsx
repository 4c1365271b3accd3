import { ApiError } from '@tillbook/api-client';
import type { PaymentInstrument } from '@tillbook/contract';
import { easternTime, expectedArrival, formatCents, formatWeekdayDate } from '@tillbook/domain';
import { Banner, Button, Dialog, Skeleton, SumLine, Sums, Text, TextLink } from '@tillbook/ui';
import {
  amountDropped,
  AmountField,
  AmountQuestion,
  AttemptNotice,
  NotAvailable,
  useNotify,
} from '@tillbook/web-shell';
import { useState } from 'react';
import { bankAccountName } from '../../../features/payment-instruments/payout-instrument.tsx';
import { actionFailed, withdrawn } from '../../../features/transactions/messages.ts';
import { transactionAddress } from '../../../transaction-address.ts';
import { useWithdrawal } from './-use-withdrawal.ts';
import { Limit, WithdrawalSums } from './-withdrawal-sums.tsx';

export type WithdrawDialogProps = { readonly accountId: string; readonly onClose: () => void };

export function WithdrawDialog({ accountId, onClose }: WithdrawDialogProps) {
  const notify = useNotify();
  const withdrawal = useWithdrawal(accountId, ({ id }) => {
    notify('positive', withdrawn, { label: 'View payout', href: transactionAddress(id) });
    onClose();
  });
  const { amountCents, sending } = withdrawal;
  const label = amountCents > 0 ? `Withdraw ${formatCents(amountCents)}` : 'Withdraw';
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !sending.isPending && withdrawal.storeDraft()}
      title="Withdraw"
      onSubmit={withdrawal.confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={sending.isPending} disabled={!withdrawal.isReady}>
            {sending.isPending ? 'Withdrawing...' : label}
          </Button>
        </>
      }
    >
      <Notices withdrawal={withdrawal} />
      <Amount withdrawal={withdrawal} button={label} />
      <Terms payout={withdrawal.payout} />
    </Dialog>
  );
}

type WithdrawalProps = { readonly withdrawal: ReturnType<typeof useWithdrawal> };

function Notices({ withdrawal: { sending, payout, isDropped } }: WithdrawalProps) {
  const failure = failureOf(sending.error, sending.data);
  return (
    <>
      <AttemptNotice
        attempt={sending}
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
      {isDropped && <Banner tone="caution">{amountDropped}</Banner>}
    </>
  );
}

function Amount({ withdrawal, button }: WithdrawalProps & { readonly button: string }) {
  const { availableCents, amountCents, question, isReady } = withdrawal;
  return (
    <>
      <AmountField
        label="Amount"
        labelEnd={
          isReady &&
          availableCents !== undefined && (
            <Limit availableCents={availableCents} onAll={withdrawal.enterAll} />
          )
        }
        error={withdrawal.fieldError}
        entry={withdrawal.entry}
        onEntryChange={question.edit}
        onBlur={withdrawal.completeEntry}
      />
      <AmountQuestion question={question} button={button} />
      <WithdrawalSums availableCents={availableCents} amountCents={amountCents} />
    </>
  );
}

type Payout = ReturnType<typeof useWithdrawal>['payout'];

function Terms({ payout }: { readonly payout: Payout }) {
  const [now] = useState(() => new Date());
  return (
    <Sums>
      <SumLine label="To">
        <Recipient instrument={payout.instrument} isLoading={payout.isLoading} />
      </SumLine>
      <SumLine label="By">ACH, no fee</SumLine>
      <SumLine label="Expected">{formatWeekdayDate(expectedArrival(now), easternTime)}</SumLine>
    </Sums>
  );
}

type RecipientProps = { readonly instrument: PaymentInstrument | undefined; readonly isLoading: boolean };

function Recipient({ instrument, isLoading }: RecipientProps) {
  if (instrument) return <Text as="span">{bankAccountName(instrument)}</Text>;
  return isLoading ? <Skeleton width={140} /> : <NotAvailable />;
}

const failureOf = (
  error: Error | null,
  response: { readonly status: string; readonly failureMessage?: string | undefined } | undefined,
): string | undefined => {
  if (error instanceof ApiError) return error.message || actionFailed;
  return response?.status === 'failed' ? (response.failureMessage ?? actionFailed) : undefined;
};
