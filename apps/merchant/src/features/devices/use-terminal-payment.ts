import { createTransaction, type BodyOf, type Transaction } from '@tillbook/contract';
import { formatCents } from '@tillbook/domain';
import { failureMessage, useAttempt, useNotify, useShell } from '@tillbook/web-shell';
import { useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { accountQueries } from '../../query-keys.ts';
import { lateOutcomeUnknown, paymentFailed, paymentSucceeded } from './messages.ts';

export type TerminalPayment = Omit<BodyOf<typeof createTransaction>, 'referenceId'>;

type TerminalAttempt = {
  /** Differs between attempts that are under way at once, so that neither takes the other's key. */
  readonly scope: string;
  readonly accountId: string;
  readonly onPaid: (payment: Transaction) => void;
  /** Called when an attempt ends that nobody waits for. */
  readonly onLateEnd: () => void;
};

const outcomeText = ({ amount, status, failureMessage: reason }: Transaction): string => {
  if (status === 'succeeded') return `${paymentSucceeded}: ${formatCents(amount)}`;
  return [`${paymentFailed}: ${formatCents(amount)}`, reason].filter(Boolean).join('. ');
};

/**
 * Sends a payment to a device. The call returns when the device has: approved, declined or unreachable. Whoever stops
 * waiting for it is told the outcome all the same.
 */
export const useTerminalPayment = ({ scope, accountId, onPaid, onLateEnd }: TerminalAttempt) => {
  const { client } = useShell();
  const notify = useNotify();
  const queryClient = useQueryClient();
  const isLeft = useRef(false);
  const refresh = () => void queryClient.invalidateQueries(accountQueries(accountId, 'money'));

  const sending = useAttempt({
    scope,
    send: async (payment: TerminalPayment, referenceId) => {
      try {
        return await client.call(createTransaction, { body: { ...payment, referenceId } });
      } catch (error) {
        if (isLeft.current) {
          notify('critical', `${paymentFailed}: ${failureMessage(error, lateOutcomeUnknown)}`);
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
