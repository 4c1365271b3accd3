import { newAccount, newPerson, type Person } from './people.ts';
import { get, post, type TestResponse } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

const contact = {
  addressLine1: '14 Custom House Wharf',
  addressLine2: 'Unit 3',
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
  email: 'dana@harborcoffee.example',
  phone: '+1 207 555 0142',
};

export const business = {
  businessName: 'Harbor Coffee Roasters LLC',
  businessType: 'limited_liability_company',
  doingBusinessAs: 'Harbor Coffee',
  website: 'https://harborcoffee.example',
  mcc: '5814',
  businessDescription: 'Roasts and sells coffee.',
  ein: '12-3456789',
  incorporationDate: '2016-05-09',
  ...contact,
};

export const representative = {
  firstName: 'Dana',
  lastName: 'Whitcomb',
  title: 'Owner',
  dob: '1984-02-29',
  ssn: '123-45-6780',
  ...contact,
};

export const whole = { ...business, representatives: [representative] };

export const shown = {
  profile: {
    businessDetails: { ...business, country: 'USA', ein: '•••• 6789' },
    representatives: [{ ...representative, country: 'USA', ssn: '•••• 6780' }],
  },
};

/** Reads and saves an account's profile over HTTP, as the owner unless another token is given. */
export type ProfileOwner = {
  readonly person: Person;
  readonly accountId: string;
  read(token?: string): Promise<TestResponse>;
  save(profile: object, token?: string): Promise<TestResponse>;
  storedNumbers(): Promise<{ readonly ein: string; readonly ssn: string }>;
};

export const newProfileOwner = async (testPlatform: TestPlatform): Promise<ProfileOwner> => {
  const person = await newPerson(testPlatform);
  const accountId = await newAccount(testPlatform, person);
  const open = (keyId: string, bytes: Buffer, field: string) =>
    testPlatform.platform.vault.open({ keyId, bytes }, `business_profile:${accountId}:${field}`);
  return {
    person,
    accountId,
    read: (token = person.token) =>
      get(testPlatform.web, `/api/v1/accounts/profiles?accountId=${accountId}`, { token }),
    save: (profile, token = person.token) =>
      post(testPlatform.web, '/api/accounts/profiles', { accountId, ...profile }, { token }),
    storedNumbers: async () => {
      const { rows } = await testPlatform.owner.query(
        `select b.sealed_ein as ein, b.sealing_key_id as key, r.sealed_ssn as ssn
           from business_profiles b join business_representatives r using (account_id) where account_id = $1`,
        [accountId],
      );
      const [row] = rows;
      return { ein: open(row.key, row.ein, 'ein'), ssn: open(row.key, row.ssn, 'ssn') };
    },
  };
};
