import { ApiError } from '@tillbook/api-client';
import { createTransaction, refundTransaction } from '@tillbook/contract';
import { closingFaults } from '../load/ledger-faults.ts';
import { type DemoSession, openDemoSession } from '../load/demo-session.ts';
import { retryUntilResponse } from '../load/retry-until-response.ts';
import { apiAt, type Platform } from '../product/platform.ts';
import type { DrillResult, Say } from './drill-result.ts';

const parallelRefunds = 20;
const parallelPayments = 4;

/**
 * The amounts of a payment and of each of its twenty refund requests. An undefined `refundCents` requests the
 * remainder.
 */
type RequestedRefund = { readonly paymentCents: number; readonly refundCents: number | undefined };

/**
 * Chooses the remainder, the whole amount, or a part. Some parts end in 13 cents, and the bank rejects those
 * refunds.
 */
const randomRefund = (): RequestedRefund => {
  const paymentCents = 500 + Math.floor(Math.random() * 60_000);
  const dice = Math.random();
  if (dice < 0.2) return { paymentCents, refundCents: undefined };
  if (dice < 0.3) return { paymentCents, refundCents: paymentCents };
  const part = Math.max(1, Math.floor(paymentCents / (1 + Math.random() * (parallelRefunds - 2))));
  if (dice < 0.5) return { paymentCents, refundCents: Math.floor(part / 100) * 100 + 13 };
  return { paymentCents, refundCents: part };
};

const charge = async ({ merchant, accountId, goodCardId }: DemoSession, amount: number): Promise<string> => {
  const body = {
    accountId,
    amount,
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: goodCardId,
  } as const;
  const { id, status } = await retryUntilResponse((options) =>
    merchant.call(createTransaction, { body }, options),
  );
  if (status !== 'succeeded') throw new Error(`The payment ${id} is ${status}.`);
  return id;
};

type Refunded = { readonly cents: number } | { readonly refused: string };

const refund = async (
  session: DemoSession,
  transactionId: string,
  amount: number | undefined,
): Promise<Refunded> => {
  try {
    const body = { transactionId, ...(amount !== undefined && { amount }) };
    const refunded = await retryUntilResponse((options) =>
      session.merchant.call(refundTransaction, { body }, options),
    );
    return { cents: refunded.amount };
  } catch (error) {
    return { refused: error instanceof ApiError ? error.code : String(error) };
  }
};

const expectedRefusals = ['amount_over_refundable', 'nothing_refundable'];

type Result = { readonly faults: string[]; readonly refunds: number };

const runPayment = async (sessions: readonly [DemoSession, DemoSession]): Promise<Result> => {
  const { paymentCents, refundCents } = randomRefund();
  const id = await charge(sessions[0], paymentCents);
  const responses = await Promise.all(
    Array.from({ length: parallelRefunds }, (_, index) =>
      refund(sessions[index % 2 === 0 ? 0 : 1], id, refundCents),
    ),
  );
  const acceptedCents = responses.flatMap((response) => ('cents' in response ? [response.cents] : []));
  const refusals = responses.flatMap((response) => ('refused' in response ? [response.refused] : []));
  const unexpected = refusals.filter((code) => !expectedRefusals.includes(code));
  const sumCents = acceptedCents.reduce((sum, cents) => sum + cents, 0);
  const mayComeBack =
    (refundCents ?? 0) % 100 === 13 || (refundCents === undefined && paymentCents % 100 === 13);
  const fitting = Math.min(parallelRefunds, Math.floor(paymentCents / (refundCents ?? paymentCents)));
  // A rejected refund makes its amount refundable again, so the accepted total may exceed the payment.
  const right = mayComeBack || (acceptedCents.length === fitting && sumCents <= paymentCents);
  const request = `${refundCents ?? 'all'} of ${paymentCents}`;
  return {
    refunds: acceptedCents.length,
    faults: [
      ...(right
        ? []
        : [
            `${id}, ${request}: ${fitting} fit, ${acceptedCents.length} were accepted, ${sumCents} cents in total`,
          ]),
      ...unexpected.map((code) => `${id}: a refund got ${code}`),
    ],
  };
};

const runLane = async (
  sessions: readonly [DemoSession, DemoSession],
  next: () => boolean,
  onResult: (result: Result) => void,
) => {
  while (next()) onResult(await runPayment(sessions));
};

/** Sends twenty parallel refunds per payment through two processes while settlements run. */
export const drillRefunds = async (platform: Platform, payments: number, say: Say): Promise<DrillResult> => {
  const since = new Date();
  const sessions = [
    await openDemoSession(apiAt(platform, 0).apiBaseUrl),
    await openDemoSession(apiAt(platform, 1).apiBaseUrl),
  ] as const;
  const faults: string[] = [];
  let left = payments;
  let done = 0;
  let refunds = 0;
  const next = () => {
    left -= 1;
    return left >= 0;
  };
  const onResult = (result: Result) => {
    done += 1;
    refunds += result.refunds;
    faults.push(...result.faults);
    if (done % 100 === 0) say(`${done} payments, ${refunds} refunds accepted`);
  };
  await Promise.all(Array.from({ length: parallelPayments }, () => runLane(sessions, next, onResult)));
  faults.push(...(await closingFaults(platform, since)));
  const settlements = await platform
    .owner()
    .query<{ count: number }>('select count(*)::int as count from settlements where created_at >= $1', [
      since,
    ]);
  const summary =
    `${payments} payments × ${parallelRefunds} parallel refunds through two processes: ${refunds} accepted, ` +
    `${payments * parallelRefunds - refunds} refused, ${settlements.rows[0]?.count} settlements ran meanwhile`;
  return { summary, faults, count: refunds };
};
