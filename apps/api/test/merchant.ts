import { drizzle } from 'drizzle-orm/node-postgres';
import * as z from 'zod/mini';
import * as schema from '../src/db/schema/index.ts';
import { provisionAccount, standardFeeProfile } from '../src/modules/accounts/provision-account.ts';
import { createInstrument } from '../src/modules/payment-instruments/create-instrument.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';
import { beginSession } from '../src/access/sessions.ts';
import { grant, newPerson, type Person } from './people.ts';
import { get, post, type Answer, type TestRequest } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

export type Merchant = {
  readonly person: Person;
  readonly accountId: string;
  readonly serialNumber: string;
  readonly offlineSerialNumber: string;
};

type Terms = Partial<
  Pick<Parameters<typeof provisionAccount>[1], 'cardSettlementDays' | 'achSettlementDays' | 'feeProfile'>
>;

/** What is written to: a platform and its owner's connections. */
type Books = Pick<TestPlatform, 'platform' | 'owner'>;

/** A merchant who can sign in, with an account, fees and two terminals, one of which is not on the network. */
export const newMerchant = async (test: Books, terms: Terms = {}): Promise<Merchant> => {
  const { newIdentifier, clock } = test.platform;
  const person = await newPerson(test);
  const accountId = newIdentifier('acc');
  await provisionAccount(drizzle(test.owner, { schema }), {
    id: accountId,
    program: { id: 'prg_0000000000000000000000', name: 'Tests' },
    name: 'Harbor Coffee',
    legalName: 'Harbor Coffee LLC',
    type: 'merchant',
    createdAt: clock.now(),
    statementDescriptor: 'HARBOR COFFEE',
    cardSettlementDays: 2,
    achSettlementDays: 4,
    feeProfile: standardFeeProfile,
    devices: [
      { id: newIdentifier('dev'), serialNumber: 'TRM-1001', name: 'Counter' },
      { id: newIdentifier('dev'), serialNumber: 'OFFLINE-7' },
    ],
    ...terms,
  });
  await grant(test, person.userId, accountId);
  return { person, accountId, serialNumber: 'TRM-1001', offlineSerialNumber: 'OFFLINE-7' };
};

const inTransaction = (
  { platform }: Books,
  accountId: string,
  purpose: 'buyer' | 'payout',
  details: Parameters<typeof createInstrument>[1]['details'],
) =>
  platform.database.drizzle.transaction((transaction) =>
    createInstrument(
      platform,
      { accountId: accountForPlatform({ accountId }), purpose, details },
      transaction,
    ),
  );

export const addCard = (test: Books, { accountId }: Merchant, number = '4242424242424242') =>
  inTransaction(test, accountId, 'buyer', {
    type: 'card',
    ownerName: 'Ines Marin',
    number,
    expirationMonth: 12,
    expirationYear: 2030,
    postalCode: '97201',
  });

export const addBankAccount = (
  test: TestPlatform,
  { accountId }: Merchant,
  purpose: 'buyer' | 'payout' = 'buyer',
  accountNumber = '000123456789',
) =>
  inTransaction(test, accountId, purpose, {
    type: 'bank_account',
    ownerName: 'Harbor Coffee LLC',
    accountType: 'business_checking',
    accountNumber,
    routingNumber: '110000000',
  });

/** Adds a payout account and makes it the one withdrawals go to. */
export const addPayoutAccount = async (test: TestPlatform, merchant: Merchant, accountNumber?: string) => {
  const id = await addBankAccount(test, merchant, 'payout', accountNumber);
  await test.owner.query(
    'update account_settings set default_payment_instrument_id = $2 where account_id = $1',
    [merchant.accountId, id],
  );
  return id;
};

const transactionAnswer = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  failureMessage: z.optional(z.string()),
  refundableAmount: z.optional(z.number()),
});

export type AnsweredTransaction = z.infer<typeof transactionAnswer>;

export const transactionIn = (answer: Answer): AnsweredTransaction => {
  if (answer.status !== 201 && answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return transactionAnswer.parse(answer.body);
};

/** Signs in anew: a test that moves the clock by days outlives its first session. */
const signedIn = async (
  { platform }: TestPlatform,
  { person }: Merchant,
  key?: string,
): Promise<TestRequest> => ({
  token: await beginSession(platform, person.userId),
  ...(key !== undefined && { headers: { 'idempotency-key': key } }),
});

export const sendPayment = async (
  test: TestPlatform,
  merchant: Merchant,
  body: Readonly<Record<string, unknown>>,
  key?: string,
): Promise<Answer> =>
  post(
    test.web,
    '/api/transactions',
    { accountId: merchant.accountId, type: 'pull', channel: 'online', method: 'card', ...body },
    await signedIn(test, merchant, key),
  );

export const sendWithdrawal = (
  test: TestPlatform,
  merchant: Merchant,
  paymentInstrumentId: string,
  amount: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<Answer> =>
  sendPayment(test, merchant, { type: 'push', method: 'ach', paymentInstrumentId, amount, ...body });

export const sendRefund = async (
  test: TestPlatform,
  merchant: Merchant,
  body: Readonly<Record<string, unknown>>,
  key?: string,
): Promise<Answer> => post(test.web, '/api/transactions/refund', body, await signedIn(test, merchant, key));

/** Reads a call below /api as the merchant. */
export const read = async (test: TestPlatform, merchant: Merchant, path: string): Promise<Answer> =>
  get(test.web, `/api${path}`, await signedIn(test, merchant));

const balancesAnswer = z.object({ pendingBalance: z.number(), availableBalance: z.number() });

export const balances = async (test: TestPlatform, merchant: Merchant) =>
  balancesAnswer.parse((await read(test, merchant, `/accounts?accountId=${merchant.accountId}`)).body);
