import { createTransaction, type BodyOf, type PaymentInstrument } from '@tillbook/contract';
import {
  emptyMoneyEntry,
  formatCents,
  instrumentTypeLabel,
  maskLastFour,
  parseMoneyInput,
  type MoneyEntry,
} from '@tillbook/domain';
import { Banner, Button, Dialog, Field, Text, TextInput } from '@tillbook/ui';
import {
  AmountField,
  AmountQuestion,
  AttemptNotice,
  createFormDraft,
  useAmountQuestion,
  useAttempt,
  useFormDraft,
  useNotify,
  useShell,
} from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { amountNotPositive, createPaymentOf, paymentFailed, paymentSucceeded } from './messages.ts';
import { failureReason, isPaid } from './payment-outcome.ts';
import { refreshMoney } from '../../refresh-money.ts';
import { transactionAddress } from '../../transaction-address.ts';

const paymentDraft = createFormDraft<{ readonly entry: MoneyEntry; readonly description: string }>();

type Payment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

export type CreatePaymentDialogProps = {
  readonly instrument: PaymentInstrument;
  readonly onClose: () => void;
};

export function CreatePaymentDialog({ instrument, onClose }: CreatePaymentDialogProps) {
  const { client } = useShell();
  const queryClient = useQueryClient();
  const notify = useNotify();
  const [{ entry, description }, setPayment, storeDraft] = useFormDraft(
    paymentDraft,
    () => ({ entry: emptyMoneyEntry, description: '' }),
    instrument.id,
  );
  const amountCents = parseMoneyInput(entry.text);
  const question = useAmountQuestion(entry, (next) => setPayment({ entry: next, description }));
  const [fieldError, setFieldError] = useState<string>();

  const refresh = () => refreshMoney(queryClient, instrument.accountId);
  const paying = useAttempt({
    place: { call: 'createTransaction', accountId: instrument.accountId, objectId: instrument.id },
    amountOf: ({ amount }: Payment) => amount,
    send: (payment: Payment, referenceId) =>
      client.call(createTransaction, { body: { ...payment, referenceId } }),
    onFound: refresh,
    clearForm: () => setPayment({ entry: emptyMoneyEntry, description: '' }),
    onSuccess: (transaction) => {
      refresh();
      if (!isPaid(transaction)) return;
      notify('positive', paymentSucceeded);
      onClose();
    },
  });

  const pay = () => {
    const isAmount = amountCents > 0;
    setFieldError(isAmount ? undefined : amountNotPositive);
    if (!isAmount || question.mustAsk()) return;
    paying.submit({
      accountId: instrument.accountId,
      amount: amountCents,
      type: 'pull',
      channel: 'online',
      method: instrument.type === 'card' ? 'card' : 'ach',
      paymentInstrumentId: instrument.id,
      ...(description.trim() !== '' && { description: description.trim() }),
    });
  };

  const label = amountCents > 0 ? createPaymentOf(formatCents(amountCents)) : 'Create payment';
  const hasFailed = paying.error !== null || (paying.data !== undefined && !isPaid(paying.data));

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      onClickOutside={() => !paying.isPending && storeDraft()}
      title="Create payment"
      description={`${instrumentTypeLabel(instrument.type)} ${maskLastFour(instrument.lastFour)}`}
      onSubmit={pay}
      footer={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button type="submit" variant="primary" busy={paying.isPending}>
            {paying.isPending ? 'Charging...' : label}
          </Button>
        </>
      }
    >
      <AttemptNotice attempt={paying} noun="payment" hrefOf={transactionAddress} />
      {hasFailed && (
        <Banner tone="critical" title={paymentFailed} announce>
          <Text>{failureReason(paying.data, paying.error)}</Text>
        </Banner>
      )}
      <AmountField label="Amount" error={fieldError} entry={entry} onEntryChange={question.edit} />
      <AmountQuestion question={question} button={label} />
      <Field label="Description" labelEnd="Optional">
        <TextInput
          name="description"
          maxLength={200}
          value={description}
          onValueChange={(next) => setPayment({ entry, description: next })}
        />
      </Field>
    </Dialog>
  );
}
