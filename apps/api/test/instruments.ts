import type { Person } from './people.ts';
import { post, textIn, type TestResponse } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

export const goodCard = {
  type: 'card',
  ownerName: 'Ada Lovelace',
  number: '4242424242424242',
  expirationMonth: 12,
  expirationYear: 2030,
  securityCode: '123',
  postalCode: '94110',
} as const;

export const goodBank = {
  type: 'bank_account',
  ownerName: 'Harbor Coffee LLC',
  accountType: 'business_checking',
  accountNumber: '000123456789',
  routingNumber: '110000000',
} as const;

export const goodAddress = {
  addressLine1: '1 Harbor Way',
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
} as const;

export const ticketFor = async (
  { web }: TestPlatform,
  person: Person,
  accountId: string,
  purpose: 'buyer' | 'payout' = 'buyer',
): Promise<string> =>
  textIn(
    await post(web, '/api/payment-instruments/tickets', { accountId, purpose }, { token: person.token }),
    'ticket',
  );

export const sendToVault = ({ forms, platform }: TestPlatform, json: unknown): Promise<TestResponse> =>
  post(forms, '/payment-instruments', json, {
    headers: { origin: platform.settings.tokenizationBaseUrl },
    from: '192.0.2.7',
  });

export const newInstrument = async (
  testPlatform: TestPlatform,
  person: Person,
  accountId: string,
  details: Readonly<Record<string, unknown>> = goodCard,
): Promise<string> => {
  const ticket = await ticketFor(testPlatform, person, accountId);
  return textIn(await sendToVault(testPlatform, { ...details, ticket }), 'paymentInstrumentId');
};
