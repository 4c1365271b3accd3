import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLines, newAdministrator, type Administrator } from '../../../test/administration.ts';
import { newMerchant, read, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let admin: Administrator;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newAdministrator(testPlatform);
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

const register = (body: object, key?: string) =>
  admin.post('/v1/accounts/devices', { accountId: merchant.accountId, ...body }, key);

const rename = (id: string, body: object) =>
  admin.post(`/v1/accounts/devices/${id}`, { accountId: merchant.accountId, ...body });

const serialNumbers = async () => {
  const response = await read(testPlatform, merchant, `/v1/accounts/devices?accountId=${merchant.accountId}`);
  const devices: { serialNumber: string; name?: string }[] = Object(response.body).devices;
  return devices.map(({ serialNumber, name }) => `${serialNumber} ${name ?? 'undefined'}`);
};

test('takes a payment on a newly registered device, and audits the registration', async () => {
  const response = await register({ serialNumber: ' TRM-2002 ' });
  expect(response).toMatchObject({ status: 201, body: { serialNumber: 'TRM-2002' } });
  expect(response.body).not.toHaveProperty('name');
  expect(await serialNumbers()).toContain('TRM-2002 undefined');
  const taking = { amount: 500, channel: 'in_person', serialNumber: 'TRM-2002' };
  const paying = sendPayment(testPlatform, merchant, taking);
  const ticking = setInterval(() => testPlatform.clock.moveBy(50), 50);
  const paid = await paying.finally(() => clearInterval(ticking));
  expect(transactionIn(paid).status).toBe('succeeded');
  expect(await auditLines(testPlatform, 'device.register')).toEqual([
    {
      user_id: admin.person.userId,
      account_id: merchant.accountId,
      subject: textIn(response, 'id'),
      details: { serialNumber: 'TRM-2002' },
    },
  ]);
});

test('renames a device', async () => {
  const id = textIn(await register({ serialNumber: 'TRM-3', name: 'Counter 3' }), 'id');
  expect(await rename(id, { name: 'Patio' })).toMatchObject({
    status: 200,
    body: { id, name: 'Patio', serialNumber: 'TRM-3' },
  });
  expect(await serialNumbers()).toContain('TRM-3 Patio');
  expect(await auditLines(testPlatform, 'device.rename')).toMatchObject([
    { subject: id, details: { name: 'Patio', before: 'Counter 3' } },
  ]);
});

test("responds 404 to the renaming of another account's device", async () => {
  const id = textIn(await register({ serialNumber: 'TRM-4', name: 'Theirs' }), 'id');
  merchant = await newMerchant(testPlatform);
  expect((await rename(id, { name: 'Mine' })).status).toBe(404);
  expect((await rename('dev_absent', { name: 'Mine' })).status).toBe(404);
});

test('registers a device once per serial number and once per key, even for concurrent requests', async () => {
  const responses = await Promise.all([1, 2, 3].map(() => register({ serialNumber: 'TRM-5' })));
  expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
    201, 409, 409,
  ]);
  expect(responses.find(({ status }) => status === 409)?.body).toMatchObject({
    code: 'device_registered',
    fields: { serialNumber: expect.any(String) },
  });
  const keyed = await Promise.all([1, 2].map(() => register({ serialNumber: 'TRM-6' }, 'device-6')));
  expect(keyed.map(({ status }) => status)).toEqual([201, 201]);
  expect(keyed[0]?.text).toBe(keyed[1]?.text);
});

test('refuses more than 100 devices of an account', async () => {
  await testPlatform.owner.query(
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
])('refuses an invalid %s and names the field: %j', async (field, body) => {
  const response = await register(body);
  expect(response.status).toBe(400);
  expect(Object.keys(Object(response.body).fields)).toEqual([field]);
});
