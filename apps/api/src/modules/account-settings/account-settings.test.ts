import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { addBankAccount, addCard, newMerchant, type Merchant } from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

const path = '/api/accounts/account-settings';

let testPlatform: TestPlatform;
let merchant: Merchant;
let person: Person;
let accountId: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});

afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
  ({ person, accountId } = merchant);
});

const read = (token = person.token, account = accountId) =>
  get(testPlatform.web, `${path}?accountId=${account}`, { token });

const change = (changes: object, token = person.token) =>
  post(testPlatform.web, path, { accountId, ...changes }, { token });

const asProvisioned = { statementDescriptor: 'HARBOR COFFEE', cardSettlementDays: 2, achSettlementDays: 4 };

const auditOf = async (account: string) => {
  const { rows } = await testPlatform.owner.query(
    `select user_id, action, details from audit_trail where account_id = $1 order by id`,
    [account],
  );
  return rows;
};

test(
  'returns settlement days and no payout instrument for a new account',
  { meta: { shows: ['spec:3.11'] } },
  async () => {
    expect(await read()).toMatchObject({ status: 200, body: asProvisioned });
    expect((await read()).body).not.toHaveProperty('defaultPaymentInstrumentId');
  },
);

test('changes only the statement descriptor, with an audit entry', async () => {
  const changed = await change({ statementDescriptor: 'HARBOR ROASTERS' });
  expect(changed).toMatchObject({
    status: 200,
    body: { ...asProvisioned, statementDescriptor: 'HARBOR ROASTERS' },
  });
  expect((await read()).body).toEqual(changed.body);
  expect(await auditOf(accountId)).toEqual([
    {
      user_id: person.userId,
      action: 'account_settings.change',
      details: { statementDescriptor: 'HARBOR ROASTERS' },
    },
  ]);
});

test(
  'uses a bank account stored for payouts as the payout instrument',
  { meta: { shows: ['spec:3.11'] } },
  async () => {
    const instrument = await addBankAccount(testPlatform, merchant, 'payout');
    expect(await change({ defaultPaymentInstrumentId: instrument })).toMatchObject({
      status: 200,
      body: { ...asProvisioned, defaultPaymentInstrumentId: instrument },
    });
    expect((await read()).body).toHaveProperty('defaultPaymentInstrumentId', instrument);
  },
);

const cardForPayouts = async () => {
  const card = await addCard(testPlatform, merchant);
  await testPlatform.owner.query(`update payment_instruments set purpose = 'payout' where id = $1`, [card]);
  return card;
};

test.each([
  ['a card', () => addCard(testPlatform, merchant)],
  ['a card that was stored for payouts', cardForPayouts],
  ["a buyer's bank account", () => addBankAccount(testPlatform, merchant, 'buyer')],
])('refuses %s as the payout instrument', async (_, instrument) => {
  expect(await change({ defaultPaymentInstrumentId: await instrument() })).toMatchObject({
    status: 422,
    body: { code: 'not_a_payout_instrument' },
  });
  expect((await read()).body).toEqual(asProvisioned);
});

test("refuses another account's payout instrument like an unknown instrument", async () => {
  const foreign = await addBankAccount(testPlatform, await newMerchant(testPlatform), 'payout');
  const refused = await change({ defaultPaymentInstrumentId: foreign });
  const absent = await change({ defaultPaymentInstrumentId: `pi_${randomBytes(12).toString('hex')}` });
  expect(refused.status).toBe(422);
  expect({ ...Object(refused.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
});

test('changes no setting if the payout instrument is refused', async () => {
  const refused = await change({ defaultPaymentInstrumentId: 'pi_none', statementDescriptor: 'OTHER' });
  expect(refused.status).toBe(422);
  expect((await read()).body).toEqual(asProvisioned);
  expect(await auditOf(accountId)).toEqual([]);
});

test('accepts a descriptor of 15 characters and refuses 16', { meta: { shows: ['spec:9.9'] } }, async () => {
  expect((await change({ statementDescriptor: 'FIFTEEN LETTERS' })).status).toBe(200);
  expect(await change({ statementDescriptor: 'SIXTEEN LETTERS!' })).toMatchObject({
    status: 400,
    body: { code: 'invalid_input', fields: { statementDescriptor: 'Cannot exceed 15 chars' } },
  });
});

test.each([
  '<HARBOR>',
  'COFFEE #1',
  '東京コーヒー',
  'COFFEE ☕️',
  '123456789012345',
  ' '.repeat(15),
  'A\u200bB',
  'A\u202eB',
  'TAB\tIN IT',
])('refuses %j as a descriptor and changes nothing', async (statementDescriptor) => {
  expect(await change({ statementDescriptor })).toMatchObject({
    status: 400,
    body: {
      code: 'invalid_input',
      fields: { statementDescriptor: "Use letters, digits, spaces and . , & ' -" },
    },
  });
  expect((await read()).body).toEqual(asProvisioned);
  expect(await auditOf(accountId)).toEqual([]);
});

test('reports the length of a descriptor before its characters', async () => {
  expect(await change({ statementDescriptor: '☕️'.repeat(8) })).toMatchObject({
    status: 400,
    body: { fields: { statementDescriptor: 'Cannot exceed 15 chars' } },
  });
});

test.each([
  ["O'NEIL & SON A.", "O'NEIL & SON A."],
  ['  HARBOR-2  ', 'HARBOR-2'],
  ['', ''],
])('saves the descriptor %j as %j', async (sent, saved) => {
  expect(await change({ statementDescriptor: sent })).toMatchObject({
    status: 200,
    body: { statementDescriptor: saved },
  });
});

test('saves an unchanged descriptor even if it is invalid today', async () => {
  await testPlatform.owner.query(
    `update account_settings set statement_descriptor = '☕️ 24/7 ' where account_id = $1`,
    [accountId],
  );
  expect(await change({ statementDescriptor: '☕️ 24/7 ' })).toMatchObject({
    status: 200,
    body: { statementDescriptor: '☕️ 24/7 ' },
  });
  expect((await change({ statementDescriptor: '☕️ 24/7' })).status).toBe(400);
});

test.each([
  [{ statementDescriptor: 12 }],
  [{ statementDescriptor: null }],
  [{ statementDescriptor: 'TAB\tIN IT' }],
  [{ statementDescriptor: 'NUL\u0000' }],
  [{ defaultPaymentInstrumentId: '' }],
  [{ defaultPaymentInstrumentId: ['pi'] }],
])('refuses the settings %j and changes nothing', async (changes) => {
  expect((await change(changes)).status).toBe(400);
  expect((await read()).body).toEqual(asProvisioned);
});

test(
  "ignores a merchant's changes to settlement days and to unknown fields",
  { meta: { shows: ['asvs:V8.2.3', 'asvs:V15.3.3'] } },
  async () => {
    expect(await change({ cardSettlementDays: 0, unknown: true })).toMatchObject({
      status: 200,
      body: asProvisioned,
    });
  },
);

test('responds 404 for the settings of an account without a grant and of an unknown account', async () => {
  const stranger = await newPerson(testPlatform);
  const foreign = await read(stranger.token);
  const absent = await read(stranger.token, `acc_${randomBytes(12).toString('hex')}`);
  expect(foreign.status).toBe(404);
  expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
  expect((await change({ statementDescriptor: 'MINE NOW' }, stranger.token)).status).toBe(404);
  expect((await read()).body).toEqual(asProvisioned);
});

test('lets an internal admin read settings, with an audit entry, but change nothing', async () => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  expect((await read(admin.token)).status).toBe(200);
  expect(await change({ statementDescriptor: 'BY ADMIN' }, admin.token)).toMatchObject({
    status: 403,
    body: { code: 'forbidden' },
  });
  expect(await auditOf(accountId)).toEqual([{ user_id: admin.userId, action: 'admin.read', details: null }]);
  expect((await read()).body).toEqual(asProvisioned);
});

test('refuses requests for settings without a session', async () => {
  expect((await get(testPlatform.web, `${path}?accountId=${accountId}`)).status).toBe(401);
});
