import { ApiError } from '@tillbook/api-client';
import { createTransaction, type BodyOf, type Device, type Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountQueries } from '../../query-keys.ts';
import { lateOutcomeUnknown, paymentFailed, paymentSucceeded } from './messages.ts';

export type TerminalPayment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

type TerminalAttempt = {
  readonly device: Device | undefined;
  readonly accountId: string;
  readonly onPaid: (payment: Transaction) => void;
  /** Called when an attempt ends that nobody waits for. */
  readonly onLateEnd: () => void;
};

const outcomeText = ({ amount, status, failureMessage: reason }: Transaction): string => {
  if (status === 'succeeded') return `${paymentSucceeded}: ${formatCents(amount)}`;
  return [`${paymentFailed}: ${formatCents(amount)}`, reason].filter(Boolean).join('. ');
};

/** Names a failure only if the server has decided: a lost response says nothing about the payment. */
const lateFailureText = (error: unknown, amountCents: number): string =>
  error instanceof ApiError && error.status < 500
    ? `${paymentFailed}: ${failureMessage(error, '')}`
    : `${formatCents(amountCents)}: ${lateOutcomeUnknown}`;

/**
 * Sends a payment to a device. The call returns when the device has: approved, declined or unreachable. Whoever stops
 * waiting for it is told the outcome all the same.
 */
export const useTerminalPayment = ({ device, accountId, onPaid, onLateEnd }: TerminalAttempt) => {
  const { client } = useShell();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const isLeft = useRef(false);
  const refresh = () => void queryClient.invalidateQueries(accountQueries(accountId, 'money'));

  const sending = useAttempt({
    place: { call: 'createTransaction', accountId, objectId: device?.id ?? '' },
    amountOf: ({ amount }: TerminalPayment) => amount,
    onFound: refresh,
    send: async (payment: TerminalPayment, referenceId) => {
      try {
        return await client.call(createTransaction, { body: { ...payment, referenceId } });
      } catch (error) {
        if (isLeft.current) {
          notify('critical', lateFailureText(error, payment.amount));
          onLateEnd();
        }
        throw error;
      }
    },
    onSuccess: (transaction) => {
      refresh();
      if (isLeft.current) {
        notify(transaction.status === 'succeeded' ? 'positive' : 'critical', outcomeText(transaction));
        onLateEnd();
      } else if (transaction.status === 'succeeded') onPaid(transaction);
    },
  });

  return {
    ...sending,
    /** Stops waiting. The payment itself goes on: no call takes it back from a device. */
    leave: () => {
      isLeft.current = true;
      refresh();
    },
  };
};
