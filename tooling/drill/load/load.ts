import { setTimeout as sleep } from 'node:timers/promises';
import { ApiError } from '@tillbook/api-client';
import { adjustAccount, createTransaction, refundTransaction, type InputOf } from '@tillbook/contract';
import type { DemoSession } from './demo-session.ts';
import { awayOf } from './not-now.ts';

/** A request that moves money. It is stored for a retry with its key. */
type MoneyRequest =
  | { readonly kind: 'transaction'; readonly body: InputOf<typeof createTransaction>['body'] }
  | { readonly kind: 'refund'; readonly body: InputOf<typeof refundTransaction>['body'] }
  | { readonly kind: 'adjustment'; readonly body: InputOf<typeof adjustAccount>['body'] };

type Acknowledged = { readonly id: string; readonly amountCents: number; readonly status: string };

/** The requests as seen by the clients. Without a response, the outcome is unknown. */
export type Ledger = {
  readonly acknowledged: Map<string, Acknowledged>;
  readonly unanswered: Map<string, MoneyRequest>;
  /** Refusals by a rule, which are definite responses. */
  refused: number;
  /** Times of the acknowledgements, by `performance.now()`. */
  readonly acknowledgedAtMs: number[];
  /** Number of retries with the same key. */
  repeated: number;
  /** Number of unavailable responses with Retry-After. */
  notNow: number;
  withoutResponse: number;
  /** Number of 502, 503 and 504 responses that weren't JSON with Retry-After. */
  malformed: number;
  /** Responses other than a success, a refusal by a rule, or an unavailable response. */
  readonly unexpectedResponses: string[];
};

export const newLedger = (): Ledger => ({
  acknowledged: new Map(),
  unanswered: new Map(),
  acknowledgedAtMs: [],
  refused: 0,
  repeated: 0,
  notNow: 0,
  withoutResponse: 0,
  malformed: 0,
  unexpectedResponses: [],
});

const call = ({ merchant, admin }: DemoSession, order: MoneyRequest, idempotencyKey: string) => {
  switch (order.kind) {
    case 'transaction':
      return merchant.call(createTransaction, { body: order.body }, { idempotencyKey });
    case 'refund':
      return merchant.call(refundTransaction, { body: order.body }, { idempotencyKey });
    case 'adjustment':
      return admin.call(adjustAccount, { body: order.body }, { idempotencyKey });
  }
};

/** Sends a request once. Returns `false` if there is no definite response. */
const send = async (
  session: DemoSession,
  order: MoneyRequest,
  key: string,
  ledger: Ledger,
): Promise<boolean> => {
  ledger.unanswered.set(key, order);
  try {
    const { id, amount, status } = await call(session, order, key);
    ledger.acknowledged.set(key, { id, amountCents: amount, status });
    ledger.acknowledgedAtMs.push(performance.now());
  } catch (error) {
    if (!(error instanceof ApiError)) {
      ledger.withoutResponse += 1;
      return false;
    }
    const away = awayOf(error);
    if (away !== undefined) {
      if (away === 'not-now') ledger.notNow += 1;
      else ledger.malformed += 1;
      return false;
    }
    if (error.status !== 409 && error.status !== 422) {
      ledger.unexpectedResponses.push(`${order.kind} ${key} got ${error.status} ${error.code}`);
      return false;
    }
    ledger.refused += 1;
  }
  ledger.unanswered.delete(key);
  return true;
};

const anyOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];

const charge = ({ accountId, cardIds }: Pick<DemoSession, 'accountId' | 'cardIds'>): MoneyRequest => ({
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

const chargeAny = (cards: readonly ChargedCard[]): MoneyRequest => {
  const card = anyOf(cards);
  if (card === undefined) throw new Error('There is no account to charge.');
  return charge({ accountId: card.accountId, cardIds: [card.cardId] });
};

const bankPayment = ({ accountId, bankAccountId }: DemoSession): MoneyRequest => ({
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

const withdrawal = ({ accountId, payoutAccountId }: DemoSession): MoneyRequest => ({
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

const adjustment = ({ accountId }: DemoSession): MoneyRequest => ({
  kind: 'adjustment',
  body: {
    accountId,
    amount: 1 + Math.floor(Math.random() * 10_000),
    direction: Math.random() < 0.5 ? 'credit' : 'debit',
    reason: 'Drill',
  },
});

/**
 * Returns a refund of a payment of this load, or a charge if there is none yet. One refund in ten is for 113
 * cents, which the bank rejects later.
 */
const refund = (session: DemoSession, paymentIds: readonly string[]): MoneyRequest => {
  const transactionId = anyOf(paymentIds);
  if (transactionId === undefined) return charge(session);
  const amount = 1 + Math.floor(Math.random() * 3_000);
  return { kind: 'refund', body: { transactionId, amount: Math.random() < 0.1 ? 113 : amount } };
};

/** Returns a charge half of the time, otherwise any other request that moves money. */
const anyOrder = (session: DemoSession, paymentIds: readonly string[]): MoneyRequest => {
  const dice = Math.random();
  if (dice < 0.5) return charge(session);
  if (dice < 0.7) return refund(session, paymentIds);
  if (dice < 0.85) return withdrawal(session);
  if (dice < 0.92) return bankPayment(session);
  return adjustment(session);
};

const usualPatienceMs = 10_000;
const pauseMs = 250;

type Sending = typeof send;

/** Retries with the same key until there is a response. */
const sendUntilAnswered =
  (patienceMs: number): Sending =>
  async (session, order, key, ledger) => {
    for (let left = patienceMs / pauseMs; left > 0; left -= 1) {
      if (await send(session, order, key, ledger)) return true;
      ledger.repeated += 1;
      await sleep(pauseMs);
    }
    throw new Error(`${order.kind} ${key} got no response in spite of retries.`);
  };

/** Chooses a client's next request. It may refund one of the client's payments. */
type NextOrder = (paymentIds: readonly string[]) => MoneyRequest;

type Lane = {
  readonly session: DemoSession;
  readonly name: string;
  readonly ledger: Ledger;
  readonly isOver: () => boolean;
  readonly sending: Sending;
  readonly nextOrder: NextOrder;
};

/** Sends requests in sequence until the load is over or the server stops responding. */
const runLane = async ({ session, name, ledger, isOver, sending, nextOrder }: Lane): Promise<void> => {
  const paymentIds: string[] = [];
  for (let count = 0; !isOver(); count += 1) {
    const key = `${name}-${count}`;
    const order = nextOrder(paymentIds);
    if (!(await sending(session, order, key, ledger))) return;
    const response = ledger.acknowledged.get(key);
    const isPayment = order.kind === 'transaction' && order.body.type === 'pull';
    if (isPayment && response?.status === 'succeeded') paymentIds.push(response.id);
  }
};

const lanes = 8;

const runLanes = async ({ name, ...lane }: Lane): Promise<void> => {
  await Promise.all(
    Array.from({ length: lanes }, (_, index) => runLane({ ...lane, name: `${name}-${index}` })),
  );
};

const onOneAccount =
  (session: DemoSession): NextOrder =>
  (paymentIds) =>
    anyOrder(session, paymentIds);

/** Loads the platform with parallel clients. A client without a response stops. */
export const loadUntil = (
  session: DemoSession,
  name: string,
  ledger: Ledger,
  isOver: () => boolean,
): Promise<void> =>
  runLanes({ session, name, ledger, isOver, sending: send, nextOrder: onOneAccount(session) });

/** Loads the platform with parallel clients. A client without a response retries with the same key. */
export const loadStubbornly = (
  session: DemoSession,
  name: string,
  ledger: Ledger,
  isOver: () => boolean,
  patienceMs: number = usualPatienceMs,
): Promise<void> =>
  runLanes({
    session,
    name,
    ledger,
    isOver,
    sending: sendUntilAnswered(patienceMs),
    nextOrder: onOneAccount(session),
  });

export type ChargedCard = { readonly accountId: string; readonly cardId: string };

/** Like `loadStubbornly`, with charges only, spread over many accounts. */
export const chargeStubbornly = (
  session: DemoSession,
  cards: readonly ChargedCard[],
  name: string,
  ledger: Ledger,
  isOver: () => boolean,
  patienceMs: number,
): Promise<void> =>
  runLanes({
    session,
    name,
    ledger,
    isOver,
    sending: sendUntilAnswered(patienceMs),
    nextOrder: () => chargeAny(cards),
  });

/** Retries unanswered requests with their keys. Each must get its response. */
export const retryUnanswered = async (session: DemoSession, ledger: Ledger): Promise<void> => {
  const sending = sendUntilAnswered(usualPatienceMs);
  for (const [key, order] of ledger.unanswered) await sending(session, order, key, ledger);
};
