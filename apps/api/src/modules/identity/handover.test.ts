import { afterAll, beforeAll, expect, test } from 'vitest';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { get, post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let admin: Person;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newPerson(testPlatform, ['internal_admin']);
  merchant = await newMerchant(testPlatform);
});

afterAll(() => testPlatform.close());

const create = (accountId = merchant.accountId, token = admin.token) =>
  post(testPlatform.web, '/api/identity/handover-codes', { accountId }, { token });
const use = (code: string) =>
  post(testPlatform.web, '/api/identity/handover', { code }, { from: '192.0.2.9' });
const newCode = async () => textIn(await create(), 'code');

test(
  "starts a session of the code's admin and returns the code's account",
  { meta: { shows: ['asvs:V7.6.2'] } },
  async () => {
    const created = await create();
    expect(created.status).toBe(201);
    expect(Object(created.body).expiresAt).toBe(
      new Date(testPlatform.clock.now().getTime() + 60_000).toISOString(),
    );
    const response = await use(textIn(created, 'code'));
    expect([response.status, response.body]).toEqual([
      200,
      {
        token: expect.any(String),
        email: admin.email,
        roles: ['internal_admin'],
        accountId: merchant.accountId,
        account: { name: 'Harbor Coffee', type: 'merchant', currency: 'usd' },
      },
    ]);
    const token = textIn(response, 'token');
    expect(token).not.toBe(admin.token);
    const path = `/api/accounts?accountId=${merchant.accountId}`;
    expect((await get(testPlatform.web, path, { token })).status).toBe(200);
    expect((await get(testPlatform.web, path, { token: textIn(created, 'code') })).status).toBe(401);
  },
);

test(
  'accepts a handover code for only one of twenty concurrent requests',
  { meta: { shows: ['threat:1.8', 'asvs:V6.5.1'] } },
  async () => {
    const code = await newCode();
    const responses = await Promise.all(Array.from({ length: 20 }, () => use(code)));
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(responses.filter(({ status }) => status === 422)).toHaveLength(19);
    expect((await use(code)).body).toMatchObject({ code: 'invalid_handover_code' });
  },
);

test('accepts a handover code for sixty seconds', { meta: { shows: ['threat:1.8'] } }, async () => {
  const [inTime, late] = [await newCode(), await newCode()];
  await moveClock(testPlatform, 59_999);
  expect((await use(inTime)).status).toBe(200);
  await moveClock(testPlatform, 1);
  expect((await use(late)).status).toBe(422);
});

test(
  'refuses an unknown code, and the code of a person who lost the role',
  { meta: { shows: ['threat:1.8', 'asvs:V6.6.3'] } },
  async () => {
    expect((await use('x'.repeat(43))).status).toBe(422);
    const leaving = await newPerson(testPlatform, ['internal_admin']);
    const code = textIn(await create(merchant.accountId, leaving.token), 'code');
    await testPlatform.owner.query(`update users set roles = '{merchant}' where id = $1`, [leaving.userId]);
    expect((await use(code)).status).toBe(422);
  },
);

test(
  'creates handover codes only for internal admins and existing accounts',
  { meta: { shows: ['asvs:V6.3.4'] } },
  async () => {
    expect((await create(merchant.accountId, merchant.person.token)).status).toBe(403);
    expect((await create('acc_nowhere_000000000000')).status).toBe(404);
  },
);

test(
  'stores a handover code as a hash, and audits its creation and its use',
  { meta: { shows: ['asvs:V6.5.2'] } },
  async () => {
    const someone = await newPerson(testPlatform, ['internal_admin']);
    const code = textIn(await create(merchant.accountId, someone.token), 'code');
    await use(code);
    const { rows } = await testPlatform.owner.query(
      `select string_agg(c::text, ' ') as all from handover_codes c`,
    );
    expect(rows[0].all).not.toContain(code);
    const trail = await testPlatform.owner.query(
      `select action, account_id, subject, client_address from audit_trail where user_id = $1 order by action`,
      [someone.userId],
    );
    expect(trail.rows).toEqual([
      { action: 'handover_code.create', account_id: merchant.accountId, subject: null, client_address: null },
      {
        action: 'session.begin',
        account_id: merchant.accountId,
        subject: 'handover',
        client_address: '192.0.2.9',
      },
    ]);
  },
);
