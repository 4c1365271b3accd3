import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import {
  business,
  newProfileOwner,
  representative,
  shown,
  type ProfileOwner,
  whole,
} from '../../../test/business-profile.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { announce } from '../../account-changes/announce.ts';

let testPlatform: TestPlatform;
let owner: ProfileOwner;

beforeAll(async () => {
  // Still March 2 in New York.
  testPlatform = await startTestPlatform({ startsAt: new Date('2026-03-03T04:30:00.000Z') });
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  owner = await newProfileOwner(testPlatform);
});

const fieldsOf = (body: unknown): unknown => Object(body).fields;

test('leaves an absent field of a profile unchanged and clears an empty field', async () => {
  await owner.save(whole);
  const saved = await owner.save({ website: '', ein: '', representatives: [{ dob: '' }] });
  expect(saved.body).toMatchObject({
    profile: {
      businessDetails: { ...shown.profile.businessDetails, website: '', ein: '' },
      representatives: [{ ...shown.profile.representatives[0], dob: '' }],
    },
  });
});

const empty = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, '']));

test('saves an empty profile, because no field is required', async () => {
  const saved = await owner.save({ ...empty(business), representatives: [empty(representative)] });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ profile: { representatives: [{ firstName: '', country: 'USA' }] } });
});

test('announces a saved profile once, and announces nothing without changes or with a rejected field', async () => {
  const announced = vi.spyOn(testPlatform.platform.accountChanges, announce);
  expect((await owner.save(whole)).status).toBe(200);
  expect((await owner.save(whole)).status).toBe(200);
  expect((await owner.save({ ein: '1' })).status).toBe(422);
  expect(announced.mock.calls).toHaveLength(1);
  announced.mockRestore();
});

test('returns the USA as the country for any input', { meta: { shows: ['spec:9.12'] } }, async () => {
  const saved = await owner.save({ country: 'CAN', representatives: [{ country: '' }] });
  expect(saved.body).toMatchObject({
    profile: { businessDetails: { country: 'USA' }, representatives: [{ country: 'USA' }] },
  });
});

test('saves only the first representative', { meta: { shows: ['spec:3.20'] } }, async () => {
  const saved = await owner.save({
    representatives: [{ firstName: 'Dana' }, { firstName: 'Second', ssn: '1' }],
  });
  expect(saved.body).toMatchObject({ profile: { representatives: [{ firstName: 'Dana' }] } });
  expect((await owner.read()).text).not.toContain('Second');
});

test.each([
  ['businessType', 'partnership'],
  ['businessName', 'Harbor\u200b Coffee'],
  ['businessDescription', 'Roasts \u202eeeffoc'],
  ['city', 'Port\tland'],
  ['zipcode', 'ABCDE'],
  ['zipcode', '0410'],
  ['phone', '12'],
  ['phone', 'call me'],
  ['email', 'not-an-email'],
  ['email', 'jane@example.com,'],
  ['website', 'harbor coffee'],
  ['website', 'ftp://harborcoffee.example'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://'],
  ['mcc', '1'],
  ['mcc', 'coffee'],
  ['state', 'DC'],
  ['state', 'me'],
  ['ein', '12-345678'],
  ['ein', '1234567890'],
  ['ein', '12345678O'],
  ['ein', '00-0000000'],
  ['ein', '00-1234567'],
  ['incorporationDate', '2999-01-01'],
  ['incorporationDate', '2023-02-29'],
  ['incorporationDate', '2023-13-01'],
  ['incorporationDate', '05/09/2016'],
  ['incorporationDate', '2016-5-9'],
  ['representatives.0.ssn', '123-45-678'],
  ['representatives.0.ssn', '000-00-0000'],
  ['representatives.0.ssn', '666-12-3456'],
  ['representatives.0.dob', '2999-01-01'],
  ['representatives.0.dob', '2020-05-05'],
  ['representatives.0.dob', '1984-02-30'],
  ['representatives.0.zipcode', 'ABCDE'],
  ['representatives.0.phone', '12'],
  ['representatives.0.email', 'not-an-email'],
  ['representatives.0.lastName', 'Whit\u2066comb'],
  ['representatives.0.state', 'Maine'],
])('rejects the %s %j and saves nothing', async (field, value) => {
  const [first, , name] = field.split('.');
  const sent = name
    ? { city: 'Bath', representatives: [{ [name]: value }] }
    : { city: 'Bath', [String(first)]: value };
  const refused = await owner.save(sent);
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_profile' } });
  expect(Object.keys(Object(fieldsOf(refused.body)))).toEqual([field]);
  expect((await owner.read()).body).toMatchObject({
    profile: { businessDetails: { city: '' }, representatives: [] },
  });
});

test('accepts a category without its leading zero, and numbers without hyphens or with spaces', async () => {
  await owner.save({ mcc: '742', ein: '123456789', representatives: [{ ssn: '123 45 6780' }] });
  expect((await owner.read()).body).toMatchObject({
    profile: { businessDetails: { mcc: '0742', ein: '•••• 6789' } },
  });
  expect(await owner.storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
});

test.each([[12], [null], [true], [{}], [[]]])(
  'refuses the value %j for a text and names the field',
  async (value) => {
    const refused = await owner.save({ city: value, representatives: [{ ssn: value }] });
    expect(refused.status).toBe(400);
    expect(fieldsOf(refused.body)).toEqual({
      city: 'invalid, please contact customer support',
      'representatives.0.ssn': 'invalid, please contact customer support',
    });
  },
);

test.each([
  [{ representatives: 'Dana' }],
  [{ representatives: [null] }],
  [{ representatives: { 0: {} } }],
  [{ businessName: 'x'.repeat(501) }],
  [{ businessName: 'NUL\u0000' }],
  [{ representatives: Array.from({ length: 11 }, () => ({})) }],
])('refuses a malformed profile form: %#', async (form) => {
  expect((await owner.save(form)).status).toBe(400);
});

test('preserves the changes of concurrent profile saves', { meta: { shows: ['asvs:V2.2.2'] } }, async () => {
  await owner.save(whole);
  const changes = {
    businessName: 'Harbor Coffee Inc.',
    doingBusinessAs: 'Harbor',
    city: 'Bath',
    zipcode: '04530',
    email: 'hello@harborcoffee.example',
    phone: '207-555-0199',
  };
  await Promise.all(Object.entries(changes).map(([field, value]) => owner.save({ [field]: value })));
  const after = await owner.read();
  expect(after.body).toMatchObject({ profile: { businessDetails: changes } });
});

const versionOf = (body: unknown): unknown => Object(body).version;

const asRead = (body: unknown) => {
  const { profile, version } = Object(body);
  return { ...profile.businessDetails, representatives: profile.representatives, version };
};

test(
  'changes only the edited fields if the form sends all fields as read, with masks',
  { meta: { shows: ['spec:7.23'] } },
  async () => {
    await owner.save(whole);
    const read = await owner.read();
    const saved = await owner.save({ ...asRead(read.body), city: 'Bath' });
    expect(saved.status).toBe(200);
    expect(Object(saved.body).profile).toEqual({
      ...shown.profile,
      businessDetails: { ...shown.profile.businessDetails, city: 'Bath' },
    });
    expect(await owner.storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
    expect(versionOf(saved.body)).toEqual(versionOf((await owner.read()).body));
    expect(versionOf(saved.body)).not.toEqual(versionOf(read.body));
  },
);

test('refuses to save over a newer version of a profile', async () => {
  await owner.save(whole);
  const { body: read } = await owner.read();
  await owner.save({ phone: '+1 207 555 0199' });
  const refused = await owner.save({ ...asRead(read), city: 'Bath' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
  expect((await owner.read()).body).toMatchObject({
    profile: { businessDetails: { city: 'Portland', phone: '+1 207 555 0199' } },
  });
});

test('accepts only one of many saves of one profile version', async () => {
  await owner.save(whole);
  const { body: read } = await owner.read();
  const cities = ['Bath', 'Augusta', 'Bangor', 'Camden'];
  const saves = await Promise.all(cities.map((city) => owner.save({ ...asRead(read), city })));
  const statuses = saves.map(({ status }) => status);
  expect(statuses.toSorted((first, second) => first - second)).toEqual([200, 409, 409, 409]);
});

test('accepts a repeated profile save whose response was lost', async () => {
  await owner.save(whole);
  const { body: read } = await owner.read();
  const form = { ...asRead(read), city: 'Bath' };
  const first = await owner.save(form);
  const again = await owner.save(form);
  expect([first.status, again.status]).toEqual([200, 200]);
  expect(versionOf(again.body)).toEqual(versionOf(first.body));
});

test('derives different versions for two accounts with the same profile', async () => {
  await owner.save(whole);
  const other = await newProfileOwner(testPlatform);
  await other.save(whole);
  expect(versionOf((await owner.read()).body)).not.toEqual(versionOf((await other.read()).body));
});

test('returns a message for every rejected field of a profile, and changes nothing', async () => {
  await owner.save(whole);
  const { body: before } = await owner.read();
  const refused = await owner.save({
    zipcode: 'ABCDE',
    phone: '12',
    email: 'not-an-email',
    ein: '000000000',
    representatives: [{ dob: '2999-01-01', ssn: '000-00-0000' }],
  });
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_profile' } });
  expect(fieldsOf(refused.body)).toEqual({
    zipcode: 'Enter a ZIP code of five or nine digits.',
    phone: 'Enter a phone number with its area code.',
    email: 'Please enter an email address',
    ein: 'No EIN has these digits. Check the number.',
    'representatives.0.dob': 'Enter the birth date of a person of at least 18 years.',
    'representatives.0.ssn': 'No SSN has these digits. Check the number.',
  });
  expect((await owner.read()).body).toEqual(before);
});

test('adds https:// to a website without a scheme', async () => {
  const saved = await owner.save({ website: 'www.example.com' });
  expect(saved).toMatchObject({
    status: 200,
    body: { profile: { businessDetails: { website: 'https://www.example.com' } } },
  });
});

test('normalizes full-width digits and accepts a description of several lines', async () => {
  const sent = { zipcode: '０４１０１', phone: '２０７-555-0142', businessDescription: 'Coffee.\nTea.' };
  expect(await owner.save(sent)).toMatchObject({
    status: 200,
    body: {
      profile: {
        businessDetails: { zipcode: '04101', phone: '207-555-0142', businessDescription: 'Coffee.\nTea.' },
      },
    },
  });
});

const storeOldValues = () =>
  testPlatform.owner.query(
    `update business_profiles
     set website = 'harborcoffee', zipcode = 'ABCDE', phone = '12', email = 'not-an-email', city = E'Port\u200bland '
     where account_id = $1`,
    [owner.accountId],
  );

test('does not validate unchanged fields of a profile', async () => {
  await owner.save(whole);
  await storeOldValues();
  const saved = await owner.save({ ...asRead((await owner.read()).body), doingBusinessAs: 'Harbor' });
  expect(saved).toMatchObject({
    status: 200,
    body: {
      profile: { businessDetails: { doingBusinessAs: 'Harbor', zipcode: 'ABCDE', city: 'Port\u200bland ' } },
    },
  });
});

test('reports a conflict, but no invalid field, for an old value that was corrected meanwhile', async () => {
  await owner.save(whole);
  await storeOldValues();
  const { body: read } = await owner.read();
  await owner.save({ phone: '207-555-0199' });
  const refused = await owner.save({ ...asRead(read), doingBusinessAs: 'Harbor' });
  expect(refused).toMatchObject({ status: 409, body: { code: 'profile_changed' } });
});

test('accepts a stored EIN that is invalid today, and rejects another invalid EIN', async () => {
  await owner.save(whole);
  const { bytes, keyId } = testPlatform.platform.vault.seal(
    '001234567',
    `business_profile:${owner.accountId}:ein`,
  );
  await testPlatform.owner.query(
    `update business_profiles set sealed_ein = $2, sealing_key_id = $3 where account_id = $1`,
    [owner.accountId, bytes, keyId],
  );
  expect((await owner.save({ ein: '00-1234567', city: 'Bath' })).status).toBe(200);
  expect((await owner.save({ ein: '00-1234568' })).status).toBe(422);
  expect(await owner.storedNumbers()).toMatchObject({ ein: '001234567' });
});

const saveDates = (dob: string, incorporationDate: string) =>
  owner.save({ incorporationDate, representatives: [{ dob }] });

test('accepts a birth date from the 18th birthday and an incorporation date up to today, by the date in New York', async () => {
  expect((await saveDates('2008-03-02', '2026-03-02')).status).toBe(200);
  const refused = await saveDates('2008-03-03', '2026-03-03');
  expect(refused.status).toBe(422);
  expect(fieldsOf(refused.body)).toEqual({
    incorporationDate: 'Enter a date that is not in the future.',
    'representatives.0.dob': 'Enter the birth date of a person of at least 18 years.',
  });
});

test('saves other fields of a profile if a stored value is invalid today', async () => {
  await owner.save(whole);
  await testPlatform.owner.query(
    `update business_profiles set website = 'harborcoffee.example' where account_id = $1`,
    [owner.accountId],
  );
  const saved = await owner.save({ ...asRead((await owner.read()).body), city: 'Bath' });
  expect(saved).toMatchObject({ status: 200, body: { profile: { businessDetails: { city: 'Bath' } } } });
});
