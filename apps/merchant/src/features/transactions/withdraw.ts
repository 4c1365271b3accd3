import type { Client } from '@tillbook/api-client';
import { createTransaction } from '@tillbook/contract';

export type Withdrawal = {
  readonly accountId: string;
  readonly amount: number;
  readonly paymentInstrumentId: string;
};

/** Returns the reference of a new withdrawal, which contains the current time. */
export const drawWithdrawalReference = (): string => `withdraw-${String(Date.now())}`;

/** Sends money by bank transfer to the payout instrument. */
export const withdraw = (client: Client, withdrawal: Withdrawal, referenceId: string) =>
  client.call(createTransaction, {
    body: { ...withdrawal, type: 'push', channel: 'online', method: 'ach', referenceId },
  });
