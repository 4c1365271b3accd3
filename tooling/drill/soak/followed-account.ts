import { follow } from '@tillbook/api-client';
import { createTransaction, followAccount } from '@tillbook/contract';
import { randomUUID } from 'node:crypto';
import type { DemoSession } from '../load/demo-session.ts';
import type { Task } from './merchant-tasks.ts';
import { timed, type Timings } from './timed-client.ts';

const mostWaitMs = 15_000;

/** Opens the event stream, pays once it is open, and leaves when the event has arrived. */
const receivePaymentEvent = async ({
  apiBaseUrl,
  merchant,
  merchantToken,
  accountId,
  goodCardId,
}: DemoSession) => {
  const leaving = new AbortController();
  const pay = () =>
    merchant.call(
      createTransaction,
      {
        body: {
          accountId,
          amount: 500,
          type: 'pull',
          channel: 'online',
          method: 'card',
          paymentInstrumentId: goodCardId,
        },
      },
      { idempotencyKey: `soak-${randomUUID()}` },
    );
  let paying: Promise<unknown> | undefined;
  let isReported = false;
  const signal = AbortSignal.any([leaving.signal, AbortSignal.timeout(mostWaitMs)]);
  const options = { baseUrl: apiBaseUrl, token: merchantToken, signal };
  await follow(followAccount, { query: { accountId } }, options, ({ type }) => {
    if (type === 'open') paying = pay();
    isReported = type === 'changed';
    if (isReported) leaving.abort();
  });
  await paying;
  if (!isReported) throw new Error('no event arrived for a payment');
};

export const followPayments =
  (timings: Timings): Task =>
  (session) =>
    timed(timings, followAccount.name, () => receivePaymentEvent(session));
