import { type Client, createClient } from '@tillbook/api-client';
import {
  createTransaction,
  getAccountSettings,
  listDevices,
  listPaymentInstruments,
  listPermittedAccounts,
  login,
} from '@tillbook/contract';
import { retryUntilResponse } from './retry-until-response.ts';

export type DemoSession = {
  readonly apiBaseUrl: string;
  readonly merchant: Client;
  readonly admin: Client;
  readonly merchantToken: string;
  readonly adminToken: string;
  readonly accountId: string;
  readonly cardIds: readonly string[];
  /** Every charge succeeds. */
  readonly goodCardId: string;
  /** Every payment is disputed shortly afterward. */
  readonly disputedCardId: string;
  readonly bankAccountId: string;
  readonly payoutAccountId: string;
  readonly serialNumber: string;
};

const demoMerchant = { email: 'merchant@example.com', password: 'demo-merchant', system: 'payment' } as const;
const demoAdmin = { email: 'admin@example.com', password: 'demo-admin', system: 'payment' } as const;
const accountName = 'Harbor Coffee Roasters';

const signIn = async (apiBaseUrl: string, person: typeof demoMerchant | typeof demoAdmin) => {
  let token = '';
  const client = createClient({ baseUrl: apiBaseUrl, getToken: () => token });
  token = (await client.call(login, { body: person })).token;
  return { client, token };
};

const present = <Value>(value: Value | undefined, what: string): Value => {
  if (value === undefined) throw new Error(`The demo data has no ${what}.`);
  return value;
};

export const openDemoSession = async (apiBaseUrl: string): Promise<DemoSession> => {
  const { client: merchant, token: merchantToken } = await signIn(apiBaseUrl, demoMerchant);
  const { client: admin, token: adminToken } = await signIn(apiBaseUrl, demoAdmin);
  const { accounts } = await merchant.call(listPermittedAccounts, {});
  const { accountId } = present(
    accounts.find(({ name }) => name === accountName),
    `account ${accountName}`,
  );
  const query = { accountId };
  const { items } = await merchant.callList(listPaymentInstruments, {
    query: { accountId, offset: 0, limit: 100 },
  });
  const buyers = items.filter(({ purpose, status }) => purpose === 'buyer' && status === 'active');
  const cards = buyers.filter(({ type }) => type === 'card');
  const { defaultPaymentInstrumentId } = await merchant.call(getAccountSettings, { query });
  const { devices } = await merchant.call(listDevices, { query });
  return {
    apiBaseUrl,
    merchant,
    admin,
    merchantToken,
    adminToken,
    accountId,
    cardIds: cards.map(({ id }) => id),
    goodCardId: present(cards.find(({ lastFour }) => lastFour === '4242')?.id, 'card that is approved'),
    disputedCardId: present(cards.find(({ lastFour }) => lastFour === '0259')?.id, 'card that is disputed'),
    bankAccountId: present(buyers.find(({ type }) => type === 'bank_account')?.id, 'bank account to debit'),
    payoutAccountId: present(defaultPaymentInstrumentId, 'default payout account'),
    serialNumber: present(
      devices.find(({ serialNumber }) => !serialNumber.startsWith('OFFLINE'))?.serialNumber,
      'card terminal',
    ),
  };
};

/** Makes a payment that succeeds. Retries while a busy machine returns 503. */
export const chargeGoodCard = ({ merchant, accountId, goodCardId }: DemoSession, amount: number) => {
  const source = {
    type: 'pull',
    channel: 'online',
    method: 'card',
    paymentInstrumentId: goodCardId,
  } as const;
  const body = { accountId, amount, ...source };
  return retryUntilResponse((options) => merchant.call(createTransaction, { body }, options));
};
