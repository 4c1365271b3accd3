import { drizzle } from '../src/db/drizzle/node-postgres.ts';
import * as z from 'zod/mini';
import { provisionAccount, standardFeeProfile } from '../src/modules/accounts/provision-account.ts';
import { createInstrument } from '../src/modules/payment-instruments/create-instrument.ts';
import { accountForPlatform } from '../src/access/grant-store.ts';
import { beginSession } from '../src/access/sessions.ts';
import { grant, newPerson, type Person } from './people.ts';
import { get, post, type TestResponse, type TestRequest } from './requests.ts';
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

type NeededPlatform = Pick<TestPlatform, 'platform' | 'owner'>;

/** Creates a merchant with a sign-in, an account, fees and two terminals, one of them offline. */
export const newMerchant = async (testPlatform: NeededPlatform, terms: Terms = {}): Promise<Merchant> => {
  const { newIdentifier, clock } = testPlatform.platform;
  const person = await newPerson(testPlatform);
  const accountId = newIdentifier('acc');
  await provisionAccount(drizzle(testPlatform.owner), {
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
  await grant(testPlatform, person.userId, accountId);
  return { person, accountId, serialNumber: 'TRM-1001', offlineSerialNumber: 'OFFLINE-7' };
};

const inTransaction = (
  { platform }: NeededPlatform,
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

export const addCard = (testPlatform: NeededPlatform, { accountId }: Merchant, number = '4242424242424242') =>
  inTransaction(testPlatform, accountId, 'buyer', {
    type: 'card',
    ownerName: 'Ines Marin',
    number,
    expirationMonth: 12,
    expirationYear: 2030,
    postalCode: '97201',
  });

export const addBankAccount = (
  testPlatform: TestPlatform,
  { accountId }: Merchant,
  purpose: 'buyer' | 'payout' = 'buyer',
  accountNumber = '000123456789',
) =>
  inTransaction(testPlatform, accountId, purpose, {
    type: 'bank_account',
    ownerName: 'Harbor Coffee LLC',
    accountType: 'business_checking',
    accountNumber,
    routingNumber: '110000000',
  });

export const addPayoutAccount = async (
  testPlatform: TestPlatform,
  merchant: Merchant,
  accountNumber?: string,
) => {
  const id = await addBankAccount(testPlatform, merchant, 'payout', accountNumber);
  await testPlatform.owner.query(
    'update account_settings set default_payment_instrument_id = $2 where account_id = $1',
    [merchant.accountId, id],
  );
  return id;
};

const transactionResponse = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  failureMessage: z.optional(z.string()),
  refundableAmount: z.optional(z.number()),
});

export type TransactionBody = z.infer<typeof transactionResponse>;

export const transactionIn = (response: TestResponse): TransactionBody => {
  if (response.status !== 201 && response.status !== 200)
    throw new Error(`${response.status}: ${response.text}`);
  return transactionResponse.parse(response.body);
};

/** Signs in for each call, because a test that moves the clock by days outlives its first session. */
const signedIn = async (
  { platform }: TestPlatform,
  { person }: Merchant,
  key?: string,
): Promise<TestRequest> => ({
  token: await beginSession(platform, person.userId),
  ...(key !== undefined && { headers: { 'idempotency-key': key } }),
});

export const sendPayment = async (
  testPlatform: TestPlatform,
  merchant: Merchant,
  body: Readonly<Record<string, unknown>>,
  key?: string,
): Promise<TestResponse> =>
  post(
    testPlatform.web,
    '/api/transactions',
    { accountId: merchant.accountId, type: 'pull', channel: 'online', method: 'card', ...body },
    await signedIn(testPlatform, merchant, key),
  );

export const sendWithdrawal = (
  testPlatform: TestPlatform,
  merchant: Merchant,
  paymentInstrumentId: string,
  amount: number,
  body: Readonly<Record<string, unknown>> = {},
): Promise<TestResponse> =>
  sendPayment(testPlatform, merchant, { type: 'push', method: 'ach', paymentInstrumentId, amount, ...body });

export const sendRefund = async (
  testPlatform: TestPlatform,
  merchant: Merchant,
  body: Readonly<Record<string, unknown>>,
  key?: string,
): Promise<TestResponse> =>
  post(testPlatform.web, '/api/transactions/refund', body, await signedIn(testPlatform, merchant, key));

export const read = async (
  testPlatform: TestPlatform,
  merchant: Merchant,
  path: string,
): Promise<TestResponse> => get(testPlatform.web, `/api${path}`, await signedIn(testPlatform, merchant));

const balancesResponse = z.object({ pendingBalance: z.number(), availableBalance: z.number() });

export const balances = async (testPlatform: TestPlatform, merchant: Merchant) =>
  balancesResponse.parse(
    (await read(testPlatform, merchant, `/accounts?accountId=${merchant.accountId}`)).body,
  );
