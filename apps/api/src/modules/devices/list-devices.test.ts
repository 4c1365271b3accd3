import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount, newPerson, type Person } from '../../../test/people.ts';
import { get } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let person: Person;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  person = await newPerson(testPlatform);
});

afterAll(() => testPlatform.close());

const read = (accountId: string, token = person.token) =>
  get(testPlatform.web, `/api/v1/accounts/devices?accountId=${accountId}`, { token });

const addDevice = (accountId: string, id: string, name: string | null, createdAt: string) =>
  testPlatform.owner.query(
    `insert into devices (id, account_id, name, serial_number, created_at) values ($1, $2, $3, $4, $5)`,
    [id, accountId, name, `SN-${id}`, createdAt],
  );

test(
  'lists devices in the order in which they were added, even without a name',
  { meta: { shows: ['spec:3.8'] } },
  async () => {
    const accountId = await newAccount(testPlatform, person);
    await addDevice(accountId, 'dev_back_counter_0001', null, '2026-02-02T00:00:00Z');
    await addDevice(accountId, 'dev_front_counter_001', 'Front counter', '2026-02-01T00:00:00Z');
    expect(await read(accountId)).toMatchObject({ status: 200 });
    expect((await read(accountId)).body).toEqual({
      devices: [
        { id: 'dev_front_counter_001', name: 'Front counter', serialNumber: 'SN-dev_front_counter_001' },
        { id: 'dev_back_counter_0001', serialNumber: 'SN-dev_back_counter_0001' },
      ],
    });
  },
);

test("lists only the account's own devices", async () => {
  const [mine, other] = [await newAccount(testPlatform, person), await newAccount(testPlatform, person)];
  await addDevice(other, 'dev_of_another_account', 'Elsewhere', '2026-02-01T00:00:00Z');
  expect((await read(mine)).body).toEqual({ devices: [] });
});

test('responds 404 for the devices of an account without a grant and of an unknown account', async () => {
  const foreign = await read(await newAccount(testPlatform));
  const absent = await read(`acc_${randomBytes(12).toString('hex')}`);
  expect(foreign.status).toBe(404);
  expect({ ...Object(foreign.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
});

test("lets an internal admin read an account's devices", async () => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  expect((await read(await newAccount(testPlatform), admin.token)).status).toBe(200);
});

test('refuses requests for devices without an account or a session', async () => {
  expect((await get(testPlatform.web, '/api/v1/accounts/devices', { token: person.token })).status).toBe(400);
  expect((await get(testPlatform.web, '/api/v1/accounts/devices?accountId=acc_1')).status).toBe(401);
});
