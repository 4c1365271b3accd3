import { type Client, createClient } from '@tillbook/api-client';
import {
  createTransaction,
  listPaymentInstruments,
  listPermittedAccounts,
  login,
  type InputOf,
} from '@tillbook/contract';
import type { Server } from './server.ts';

type Body = InputOf<typeof createTransaction>['body'];

type Acknowledged = { readonly id: string; readonly amountCents: number; readonly status: string };

/** What the client knows of its charges. An unanswered one may or may not have been taken. */
export type Charges = {
  readonly acknowledged: Map<string, Acknowledged>;
  readonly unanswered: Map<string, Body>;
};

export type Till = {
  readonly client: Client;
  readonly accountId: string;
  readonly instrumentIds: readonly string[];
};

const demoMerchant = { email: 'merchant@example.com', password: 'demo-merchant', system: 'payment' } as const;
const accountName = 'Harbor Coffee Roasters';

/** Signs in to the demo data and finds the cards that can be charged. */
export const openTill = async (server: Server): Promise<Till> => {
  let token = '';
  const client = createClient({ baseUrl: server.apiBaseUrl, getToken: () => token });
  token = (await client.call(login, { body: demoMerchant })).token;
  const { accounts } = await client.call(listPermittedAccounts, {});
  const account = accounts.find(({ name }) => name === accountName);
  if (account === undefined) throw new Error(`The demo data has no account ${accountName}.`);
  const { items } = await client.callList(listPaymentInstruments, {
    query: { accountId: account.accountId, offset: 0, limit: 100 },
  });
  const cards = items.filter(({ type, purpose }) => type === 'card' && purpose === 'buyer');
  if (cards.length === 0) throw new Error('The demo data has no card to charge.');
  return { client, accountId: account.accountId, instrumentIds: cards.map(({ id }) => id) };
};

const send = async (
  { client }: Till,
  body: Body,
  referenceId: string,
  charges: Charges,
): Promise<boolean> => {
  try {
    const { id, amount, status } = await client.call(createTransaction, { body });
    charges.acknowledged.set(referenceId, { id, amountCents: amount, status });
    charges.unanswered.delete(referenceId);
    return true;
  } catch {
    // Cut off, or told that the database is away: whether money moved is not known to the client.
    charges.unanswered.set(referenceId, body);
    return false;
  }
};

/** One of several clients that charge one after another until the server is gone. */
const chargeUntilCutOff = async (till: Till, lane: string, charges: Charges): Promise<void> => {
  for (let count = 0; ; count += 1) {
    const referenceId = `${lane}-${count}`;
    const body: Body = {
      accountId: till.accountId,
      amount: 100 + Math.floor(Math.random() * 50_000),
      type: 'pull',
      channel: 'online',
      method: 'card',
      paymentInstrumentId: till.instrumentIds[count % till.instrumentIds.length],
      referenceId,
    };
    if (!(await send(till, body, referenceId, charges))) return;
  }
};

const lanes = 6;

/** Charges from several clients at once; resolves when the server no longer answers any of them. */
export const chargeFromManyClients = async (till: Till, name: string, charges: Charges): Promise<void> => {
  await Promise.all(
    Array.from({ length: lanes }, (_, lane) => chargeUntilCutOff(till, `${name}-${lane}`, charges)),
  );
};

/** Sends again, with its key, what was never answered; every one has to get its answer now. */
export const sendAgain = async (till: Till, charges: Charges): Promise<void> => {
  for (const [referenceId, body] of charges.unanswered) {
    if (!(await send(till, body, referenceId, charges))) {
      throw new Error(`${referenceId} was sent again with its key and got no answer.`);
    }
  }
};
