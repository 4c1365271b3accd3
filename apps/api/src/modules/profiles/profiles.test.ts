import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let place: TestPlatform;
let person: Person;
let accountId: string;

beforeAll(async () => {
  place = await testPlatform();
});

afterAll(() => place.close());

beforeEach(async () => {
  person = await newPerson(place);
  accountId = await newAccount(place, person);
});

const contact = {
  addressLine1: '14 Custom House Wharf',
  addressLine2: 'Unit 3',
  city: 'Portland',
  state: 'ME',
  zipcode: '04101',
  email: 'dana@harborcoffee.example',
  phone: '+1 207 555 0142',
};

const business = {
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

const representative = {
  firstName: 'Dana',
  lastName: 'Whitcomb',
  title: 'Owner',
  dob: '1984-02-29',
  ssn: '123-45-6780',
  ...contact,
};

const whole = { ...business, representatives: [representative] };

const shown = {
  profile: {
    businessDetails: { ...business, country: 'USA', ein: '•••• 6789' },
    representatives: [{ ...representative, country: 'USA', ssn: '•••• 6780' }],
  },
};

const read = (token = person.token) =>
  get(place.web, `/api/v1/accounts/profiles?accountId=${accountId}`, { token });

const save = (profile: object, token = person.token) =>
  post(place.web, '/api/accounts/profiles', { accountId, ...profile }, { token });

const fieldsOf = (body: unknown): unknown => Object(body).fields;

test('an account that saved nothing has an empty profile in the USA', async () => {
  const { status, body } = await read();
  expect(status).toBe(200);
  expect(body).toMatchObject({
    profile: {
      businessDetails: { businessName: '', ein: '', state: '', country: 'USA' },
      representatives: [],
    },
  });
});

test('a saved profile comes back, with EIN and SSN masked to the last four', async () => {
  const saved = await save(whole);
  expect(saved).toMatchObject({ status: 200, body: shown });
  expect((await read()).body).toEqual(shown);
  expect((await read()).text).not.toMatch(/123456789|12-3456789|123456780|123-45-6780/);
});

test('neither EIN, SSN nor date of birth can be read in the database', async () => {
  await save(whole);
  const { rows } = await place.owner.query(
    `select b.*, r.sealed_ssn, r.sealed_dob, r.first_name
       from business_profiles b join business_representatives r using (account_id) where account_id = $1`,
    [accountId],
  );
  const stored = Object.values(rows[0]).map((value) =>
    Buffer.isBuffer(value) ? value.toString('latin1') : String(value),
  );
  expect(stored).toContain('Dana');
  expect(stored.join('\n')).not.toMatch(/123456789|12-3456789|123456780|123-45-6780|1984-02-29/);
  const { rows: audited } = await place.owner.query(
    `select user_id, action, details from audit_trail where account_id = $1`,
    [accountId],
  );
  expect(audited).toEqual([
    { user_id: person.userId, action: 'profile.save', details: { fields: expect.any(String) } },
  ]);
  expect(JSON.stringify(audited)).not.toMatch(/6789|6780|1984/);
});

test('a sealed number moved to another account does not open there', async () => {
  await save(whole);
  const other = await newAccount(place, person);
  await place.owner.query(
    `insert into business_profiles (account_id, sealed_ein, sealing_key_id, updated_at)
     select $2, sealed_ein, sealing_key_id, updated_at from business_profiles where account_id = $1`,
    [accountId, other],
  );
  const { status, text } = await get(place.web, `/api/v1/accounts/profiles?accountId=${other}`, {
    token: person.token,
  });
  expect(status).toBe(500);
  expect(text).not.toContain('6789');
});

/** What is stored, told by the only one who may: nothing but the vault opens it. */
const storedNumbers = async () => {
  const { rows } = await place.owner.query(
    `select b.sealed_ein as ein, b.sealing_key_id as key, r.sealed_ssn as ssn
       from business_profiles b join business_representatives r using (account_id) where account_id = $1`,
    [accountId],
  );
  const [{ ein, ssn, key: keyId }] = rows;
  const open = (bytes: Buffer, field: string) =>
    place.platform.vault.open({ keyId, bytes }, `business_profile:${accountId}:${field}`);
  return { ein: open(ein, 'ein'), ssn: open(ssn, 'ssn') };
};

describe('a masked number that is sent back', () => {
  test.each([
    ['•••• 6789', '•••• 6780'],
    ['**-***6789', '***-**-6780'],
    ['XX-XXX6789', 'xxx-xx-6780'],
  ])('%s and %s leave what is stored as it is', async (ein, ssn) => {
    await save(whole);
    const again = await save({ ein, city: 'Bath', representatives: [{ ssn, title: 'Founder' }] });
    expect(again.status).toBe(200);
    expect(again.body).toMatchObject({
      profile: {
        businessDetails: { ein: '•••• 6789', city: 'Bath', businessName: business.businessName },
        representatives: [{ ssn: '•••• 6780', title: 'Founder', lastName: 'Whitcomb' }],
      },
    });
    expect(await storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
  });

  test('is refused where it masks another number than the stored one', async () => {
    await save(whole);
    const refused = await save({ ein: '•••• 1111', representatives: [{ ssn: '•••• 2222' }] });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'invalid_profile',
        fields: { ein: 'Give the nine digits.', 'representatives.0.ssn': 'Give the nine digits.' },
      },
    });
    expect(await storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
  });

  test('is refused where nothing is stored', async () => {
    expect((await save({ ein: '•••• 6789' })).status).toBe(422);
  });
});

test('an absent field stays as it is, an empty one is cleared', async () => {
  await save(whole);
  const saved = await save({ website: '', ein: '', representatives: [{ dob: '' }] });
  expect(saved.body).toEqual({
    profile: {
      businessDetails: { ...shown.profile.businessDetails, website: '', ein: '' },
      representatives: [{ ...shown.profile.representatives[0], dob: '' }],
    },
  });
});

const empty = (fields: object) => Object.fromEntries(Object.keys(fields).map((field) => [field, '']));

test('no field is required: an empty form is saved', async () => {
  const saved = await save({ ...empty(business), representatives: [empty(representative)] });
  expect(saved.status).toBe(200);
  expect(saved.body).toMatchObject({ profile: { representatives: [{ firstName: '', country: 'USA' }] } });
});

test('the country is the USA, whatever is sent', async () => {
  const saved = await save({ country: 'CAN', representatives: [{ country: '' }] });
  expect(saved.body).toMatchObject({
    profile: { businessDetails: { country: 'USA' }, representatives: [{ country: 'USA' }] },
  });
});

test('only the first representative is used', async () => {
  const saved = await save({ representatives: [{ firstName: 'Dana' }, { firstName: 'Second', ssn: '1' }] });
  expect(saved.body).toMatchObject({ profile: { representatives: [{ firstName: 'Dana' }] } });
  expect((await read()).text).not.toContain('Second');
});

test.each([
  ['businessType', 'partnership'],
  ['website', 'harborcoffee.example'],
  ['website', 'javascript:alert(1)'],
  ['website', 'https://'],
  ['mcc', '1'],
  ['mcc', 'coffee'],
  ['state', 'DC'],
  ['state', 'me'],
  ['ein', '12-345678'],
  ['ein', '1234567890'],
  ['ein', '12345678O'],
  ['incorporationDate', '2023-02-29'],
  ['incorporationDate', '2023-13-01'],
  ['incorporationDate', '05/09/2016'],
  ['incorporationDate', '2016-5-9'],
  ['representatives.0.ssn', '123-45-678'],
  ['representatives.0.dob', '1984-02-30'],
  ['representatives.0.state', 'Maine'],
])('%s does not take %j, and nothing of the form is saved', async (field, value) => {
  const [first, , name] = field.split('.');
  const sent = name
    ? { city: 'Bath', representatives: [{ [name]: value }] }
    : { city: 'Bath', [String(first)]: value };
  const refused = await save(sent);
  expect(refused).toMatchObject({ status: 422, body: { code: 'invalid_profile' } });
  expect(Object.keys(Object(fieldsOf(refused.body)))).toEqual([field]);
  expect((await read()).body).toMatchObject({
    profile: { businessDetails: { city: '' }, representatives: [] },
  });
});

test('a category is known with and without its leading zero, numbers with and without hyphens', async () => {
  await save({ mcc: '742', ein: '123456789', representatives: [{ ssn: '123 45 6780' }] });
  expect((await read()).body).toMatchObject({
    profile: { businessDetails: { mcc: '0742', ein: '•••• 6789' } },
  });
  expect(await storedNumbers()).toEqual({ ein: '123456789', ssn: '123456780' });
});

test.each([[12], [null], [true], [{}], [[]]])('%j is no text: the field says so', async (value) => {
  const refused = await save({ city: value, representatives: [{ ssn: value }] });
  expect(refused.status).toBe(400);
  expect(fieldsOf(refused.body)).toEqual({
    city: 'invalid, please contact customer support',
    'representatives.0.ssn': 'invalid, please contact customer support',
  });
});

test.each([
  [{ representatives: 'Dana' }],
  [{ representatives: [null] }],
  [{ representatives: { 0: {} } }],
  [{ businessName: 'x'.repeat(501) }],
  [{ businessName: 'NUL\u0000' }],
  [{ representatives: Array.from({ length: 11 }, () => ({})) }],
])('a malformed form is refused: %#', async (form) => {
  expect((await save(form)).status).toBe(400);
});

test('saves at the same time do not take back what the others changed', async () => {
  await save(whole);
  const fields = ['businessName', 'doingBusinessAs', 'city', 'zipcode', 'email', 'phone'];
  await Promise.all(fields.map((field) => save({ [field]: `new ${field}` })));
  const after = await read();
  expect(after.body).toMatchObject({
    profile: { businessDetails: Object.fromEntries(fields.map((field) => [field, `new ${field}`])) },
  });
});

test('an account without a grant answers like one that does not exist, to reading and to saving', async () => {
  await save(whole);
  const stranger = await newPerson(place);
  const foreign = await read(stranger.token);
  const absent = await get(
    place.web,
    `/api/v1/accounts/profiles?accountId=acc_${randomBytes(12).toString('hex')}`,
    { token: stranger.token },
  );
  expect(foreign.status).toBe(404);
  expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
  expect((await save({ ein: '987654321' }, stranger.token)).status).toBe(404);
  expect((await read()).body).toEqual(shown);
});

test('an internal admin reads, masked like everybody, and does not save', async () => {
  await save(whole);
  const admin = await newPerson(place, ['internal_admin']);
  expect(await read(admin.token)).toMatchObject({ status: 200, body: shown });
  expect((await save({ city: 'Bath' }, admin.token)).status).toBe(403);
  expect((await read()).body).toEqual(shown);
});
