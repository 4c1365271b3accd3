import { ApiError } from '@tillbook/api-client';
import { createTransaction, type BodyOf, type Device, type Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { refreshMoney } from '../../refresh-money.ts';
import { lateOutcomeUnknown, paymentFailed, paymentSucceeded } from './messages.ts';

/** Identifies an attempt by its device, since each device takes one payment at a time. */
export const terminalPlace = (accountId: string, device: Device | undefined) =>
  ({ call: 'createTransaction', accountId, objectId: device?.id ?? '' }) as const;

export type TerminalPayment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

type TerminalAttempt = {
  readonly device: Device | undefined;
  readonly accountId: string;
  /** True if the user has stopped waiting for the device's current payment. */
  readonly isLeft: boolean;
  readonly onPaid: () => void;
};

const outcomeText = ({ amount, status, failureMessage: reason }: Transaction): string => {
  if (status === 'succeeded') return `${paymentSucceeded}: ${formatCents(amount)}`;
  return [`${paymentFailed}: ${formatCents(amount)}`, reason].filter(Boolean).join('. ');
};

/** Reports a failure only if the server has decided; a lost response proves nothing about the payment. */
const lateFailureText = (error: unknown, amountCents: number): string =>
  error instanceof ApiError && error.status < 500
    ? `${paymentFailed}: ${failureMessage(error, '')}`
    : `${formatCents(amountCents)}: ${lateOutcomeUnknown}`;

/**
 * Sends a payment to a device. The call returns once the device has approved or declined the payment, or is
 * unreachable. If the form was left, a notification shows the outcome.
 */
export const useTerminalPayment = ({ device, accountId, isLeft, onPaid }: TerminalAttempt) => {
  const { client } = useShell();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const isLeaving = useRef(false);
  useEffect(() => {
    isLeaving.current = false;
    return () => {
      isLeaving.current = true;
    };
  }, []);
  const refresh = () => refreshMoney(queryClient, accountId);

  const sending = useAttempt({
    place: terminalPlace(accountId, device),
    amountOf: ({ amount }: TerminalPayment) => amount,
    onFound: refresh,
    // A form that was emptied in the meantime contains the next customer's amount.
    clearForm: () => {
      if (!isLeft) onPaid();
    },
    send: async (payment: TerminalPayment, referenceId) => {
      try {
        return await client.call(createTransaction, { body: { ...payment, referenceId } });
      } catch (error) {
        if (isLeaving.current) notify('critical', lateFailureText(error, payment.amount));
        throw error;
      }
    },
    onSuccess: (transaction) => {
      refresh();
      if (isLeaving.current) {
        notify(transaction.status === 'succeeded' ? 'positive' : 'critical', outcomeText(transaction));
      } else if (transaction.status === 'succeeded') onPaid();
    },
  });

  return {
    ...sending,
    isPending: sending.isPending && !isLeft,
    /** Stops waiting. The payment continues, since no call withdraws it from a device. */
    leave: () => {
      isLeaving.current = true;
      refresh();
    },
  };
};
