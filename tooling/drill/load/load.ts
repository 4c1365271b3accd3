import { ApiError } from '@tillbook/api-client';
import { adjustAccount, createTransaction, refundTransaction, type InputOf } from '@tillbook/contract';
import type { DemoSession } from './demo-session.ts';

/** One request that moves money, as it can be sent again with its key. */
type Order =
  | { readonly kind: 'transaction'; readonly body: InputOf<typeof createTransaction>['body'] }
  | { readonly kind: 'refund'; readonly body: InputOf<typeof refundTransaction>['body'] }
  | { readonly kind: 'adjustment'; readonly body: InputOf<typeof adjustAccount>['body'] };

type Acknowledged = { readonly id: string; readonly amountCents: number; readonly status: string };

/** What the clients know of what they sent. Of an unanswered one they cannot tell whether money moved. */
export type Ledger = {
  readonly acknowledged: Map<string, Acknowledged>;
  readonly unanswered: Map<string, Order>;
  /** Definite refusals by a rule: these are answers too. */
  refused: number;
  /** What no client may be answered: anything but a success, a refusal by a rule, or "not now". */
  readonly wrongAnswers: string[];
};

export const newLedger = (): Ledger => ({
  acknowledged: new Map(),
  unanswered: new Map(),
  refused: 0,
  wrongAnswers: [],
});

const call = ({ merchant, admin }: DemoSession, order: Order, idempotencyKey: string) => {
  switch (order.kind) {
    case 'transaction':
      return merchant.call(createTransaction, { body: order.body }, { idempotencyKey });
    case 'refund':
      return merchant.call(refundTransaction, { body: order.body }, { idempotencyKey });
    case 'adjustment':
      return admin.call(adjustAccount, { body: order.body }, { idempotencyKey });
  }
};

/** Sends once; false where no answer came, or the answer that there is none now. */
const send = async (session: DemoSession, order: Order, key: string, ledger: Ledger): Promise<boolean> => {
  ledger.unanswered.set(key, order);
  try {
    const { id, amount, status } = await call(session, order, key);
    ledger.acknowledged.set(key, { id, amountCents: amount, status });
  } catch (error) {
    if (!(error instanceof ApiError)) return false;
    if (error.status === 503 && error.retryAfterSeconds !== undefined) return false;
    if (error.status !== 409 && error.status !== 422) {
      ledger.wrongAnswers.push(`${order.kind} ${key} was answered ${error.status} ${error.code}`);
      return false;
    }
    ledger.refused += 1;
  }
  ledger.unanswered.delete(key);
  return true;
};

const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

const charge = ({ accountId, cardIds }: DemoSession): Order => ({
  kind: 'transaction',
  body: {
    accountId,
    amount: 100 + Math.floor(Math.random() * 50_000),
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: anyOf(cardIds),
  },
});

const bankPayment = ({ accountId, bankAccountId }: DemoSession): Order => ({
  kind: 'transaction',
  body: {
    accountId,
    amount: 100 + Math.floor(Math.random() * 50_000),
    type: 'pull',
    channel: 'online',
    method: 'ach',
    paymentInstrumentId: bankAccountId,
  },
});

const withdrawal = ({ accountId, payoutAccountId }: DemoSession): Order => ({
  kind: 'transaction',
  body: {
    accountId,
    amount: 100 + Math.floor(Math.random() * 20_000),
    type: 'push',
    channel: 'online',
    method: 'ach',
    paymentInstrumentId: payoutAccountId,
  },
});

const adjustment = ({ accountId }: DemoSession): Order => ({
  kind: 'adjustment',
  body: {
    accountId,
    amount: 1 + Math.floor(Math.random() * 10_000),
    direction: Math.random() < 0.5 ? 'credit' : 'debit',
    reason: 'Drill',
  },
});

/** Of a payment of this load; every tenth ends in 13 cents, which the bank sends back later. */
const refund = (session: DemoSession, paymentIds: readonly string[]): Order => {
  const transactionId = anyOf(paymentIds);
  if (transactionId === undefined) return charge(session);
  const amount = 1 + Math.floor(Math.random() * 3_000);
  return { kind: 'refund', body: { transactionId, amount: Math.random() < 0.1 ? 113 : amount } };
};

/** Half of it charges, the rest everything else that moves money. */
const anyOrder = (session: DemoSession, paymentIds: readonly string[]): Order => {
  const dice = Math.random();
  if (dice < 0.5) return charge(session);
  if (dice < 0.7) return refund(session, paymentIds);
  if (dice < 0.85) return withdrawal(session);
  if (dice < 0.92) return bankPayment(session);
  return adjustment(session);
};

/** One of several clients that send one request after another until the server no longer answers. */
const runLane = async (session: DemoSession, lane: string, ledger: Ledger): Promise<void> => {
  const paymentIds: string[] = [];
  for (let count = 0; ; count += 1) {
    const key = `${lane}-${count}`;
    const order = anyOrder(session, paymentIds);
    if (!(await send(session, order, key, ledger))) return;
    const answer = ledger.acknowledged.get(key);
    const isPayment = order.kind === 'transaction' && order.body.type === 'pull';
    if (isPayment && answer?.status === 'succeeded') paymentIds.push(answer.id);
  }
};

const lanes = 8;

/** Loads the platform from several clients at once; resolves when it answers none of them any more. */
export const loadUntilCutOff = async (session: DemoSession, name: string, ledger: Ledger): Promise<void> => {
  await Promise.all(Array.from({ length: lanes }, (_, lane) => runLane(session, `${name}-${lane}`, ledger)));
};

const patience = 40;
const pauseMs = 250;

/** Sends again, with its key, what was never answered; every one has to get its answer now, "not yet" at most for a while. */
export const sendAgain = async (session: DemoSession, ledger: Ledger): Promise<void> => {
  for (const [key, order] of ledger.unanswered) {
    let left = patience;
    while (!(await send(session, order, key, ledger))) {
      left -= 1;
      if (left === 0) throw new Error(`${order.kind} ${key} was sent again with its key and got no answer.`);
      await new Promise((resolve) => {
        setTimeout(resolve, pauseMs);
      });
    }
  }
};
