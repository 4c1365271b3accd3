import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLines, newAdministrator, type Administrator } from '../../../test/administration.ts';
import { newMerchant, read, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { textIn } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let here: TestPlatform;
let admin: Administrator;
let merchant: Merchant;

beforeAll(async () => {
  here = await testPlatform();
  admin = await newAdministrator(here);
});
afterAll(() => here.close());

beforeEach(async () => {
  merchant = await newMerchant(here);
});

const register = (body: object, key?: string) =>
  admin.post('/v1/accounts/devices', { accountId: merchant.accountId, ...body }, key);

const rename = (id: string, body: object) =>
  admin.post(`/v1/accounts/devices/${id}`, { accountId: merchant.accountId, ...body });

const serialNumbers = async () => {
  const answer = await read(here, merchant, `/v1/accounts/devices?accountId=${merchant.accountId}`);
  const devices: { serialNumber: string; name?: string }[] = Object(answer.body).devices;
  return devices.map(({ serialNumber, name }) => `${serialNumber} ${name ?? 'undefined'}`);
};

test('a registered device stands in the list, takes a payment, and is written to the audit trail', async () => {
  const answer = await register({ serialNumber: ' TRM-2002 ' });
  expect(answer).toMatchObject({ status: 201, body: { serialNumber: 'TRM-2002' } });
  expect(answer.body).not.toHaveProperty('name');
  expect(await serialNumbers()).toContain('TRM-2002 undefined');
  const taking = { amount: 500, channel: 'in_person', serialNumber: 'TRM-2002' };
  const paying = sendPayment(here, merchant, taking);
  const ticking = setInterval(() => here.clock.moveBy(50), 50);
  const paid = await paying.finally(() => clearInterval(ticking));
  expect(transactionIn(paid).status).toBe('succeeded');
  expect(await auditLines(here, 'device.register')).toEqual([
    {
      user_id: admin.person.userId,
      account_id: merchant.accountId,
      subject: textIn(answer, 'id'),
      details: { serialNumber: 'TRM-2002' },
    },
  ]);
});

test('a device gets another name', async () => {
  const id = textIn(await register({ serialNumber: 'TRM-3', name: 'Counter 3' }), 'id');
  expect(await rename(id, { name: 'Patio' })).toMatchObject({
    status: 200,
    body: { id, name: 'Patio', serialNumber: 'TRM-3' },
  });
  expect(await serialNumbers()).toContain('TRM-3 Patio');
  expect(await auditLines(here, 'device.rename')).toMatchObject([
    { subject: id, details: { name: 'Patio', before: 'Counter 3' } },
  ]);
});

test("another account's device is absent", async () => {
  const id = textIn(await register({ serialNumber: 'TRM-4', name: 'Theirs' }), 'id');
  merchant = await newMerchant(here);
  expect((await rename(id, { name: 'Mine' })).status).toBe(404);
  expect((await rename('dev_absent', { name: 'Mine' })).status).toBe(404);
});

test('a serial number is registered once for an account, also by many at once; a key registers once', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => register({ serialNumber: 'TRM-5' })));
  expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([201, 409, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'device_registered',
    fields: { serialNumber: expect.any(String) },
  });
  const keyed = await Promise.all([1, 2].map(() => register({ serialNumber: 'TRM-6' }, 'device-6')));
  expect(keyed.map(({ status }) => status)).toEqual([201, 201]);
  expect(keyed[0]?.text).toBe(keyed[1]?.text);
});

test('an account has at most 100 devices', async () => {
  await here.owner.query(
    `insert into devices (id, account_id, serial_number, created_at)
     select 'dev_' || $1 || n, $1, 'MANY-' || n, now() from generate_series(1, 98) n`,
    [merchant.accountId],
  );
  expect(await register({ serialNumber: 'MANY-101' })).toMatchObject({
    status: 422,
    body: { code: 'too_many_devices' },
  });
});

test.each([
  ['serialNumber', {}],
  ['serialNumber', { serialNumber: '' }],
  ['serialNumber', { serialNumber: 'x'.repeat(65) }],
  ['name', { serialNumber: 'TRM-7', name: ' ' }],
  ['name', { serialNumber: 'TRM-7', name: 'x'.repeat(61) }],
])('a wrong %s is named: %j', async (field, body) => {
  const answer = await register(body);
  expect(answer.status).toBe(400);
  expect(Object.keys(Object(answer.body).fields)).toEqual([field]);
});
