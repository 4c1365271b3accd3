import type { Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { Banner, Button, Combobox, Dialog, Field, Money, SumLine, Sums, TextInput } from '@tillbook/ui';
import {
  AmountField,
  AmountQuestion,
  amountDropped,
  AttemptNotice,
  failureMessage,
} from '@tillbook/web-shell';
import {
  actionFailed,
  alreadyRefundedOrDisputed,
  refundAmountHelp,
  refundNoteHelp,
  refundTerms,
} from './messages.ts';
import { maximumNoteLength, refundReasons } from './refund-reasons.ts';
import { useRefund } from './use-refund.ts';
import { transactionAddress } from '../../transaction-address.ts';

export type RefundDialogProps = { readonly transaction: Transaction; readonly onClose: () => void };

/** Refunds a payment in full or in part. Exactly the amount shown is refunded, or nothing. */
export function RefundDialog({ transaction, onClose }: RefundDialogProps) {
  const refund = useRefund(transaction, onClose);
  const { sending } = refund;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !sending.isPending && refund.storeDrafts()}
      title="Refund payment"
      description={refundTerms}
      onSubmit={refund.confirm}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={sending.isPending}>
            {sending.isPending ? 'Confirming...' : 'Confirm'}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={sending} noun="refund" fallback={actionFailed} hrefOf={transactionAddress} />
      {sending.error && (
        <Banner tone="critical" announce>
          {failureMessage(sending.error, actionFailed)}
        </Banner>
      )}
      {refund.isDropped && <Banner tone="caution">{amountDropped}</Banner>}
      <RefundFields refund={refund} />
      <RefundSums {...refund.sums} />
    </Dialog>
  );
}

function RefundFields({ refund }: { readonly refund: ReturnType<typeof useRefund> }) {
  return (
    <>
      <AmountField
        label="Amount"
        help={refundAmountHelp}
        helpEnd={`of ${formatCents(refund.sums.refundableCents)}`}
        error={refund.fieldError}
        entry={refund.entry}
        onEntryChange={refund.question.edit}
      />
      <AmountQuestion question={refund.question} button="Confirm" />
      <Field label="Reason" labelEnd="Optional">
        <Combobox
          name="reason"
          placeholder="Choose a reason"
          options={refundReasons}
          value={refund.reason}
          onValueChange={refund.setReason}
        />
      </Field>
      <Field label="Note" labelEnd="Optional" help={refundNoteHelp}>
        <TextInput
          name="note"
          value={refund.note}
          onValueChange={refund.setNote}
          maxLength={maximumNoteLength}
        />
      </Field>
    </>
  );
}

type RefundSumsProps = {
  readonly status: string;
  readonly paidCents: number;
  readonly refundableCents: number;
  /** The amount to refund. */
  readonly amountCents: number;
};

function RefundSums({ status, paidCents, refundableCents, amountCents }: RefundSumsProps) {
  return (
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
  );
}

/** Labels the part of the payment that is not refundable. */
const notRefundable = (status: string): string =>
  status === 'succeeded' ? alreadyRefundedOrDisputed : 'Not refundable';
