import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newInstrument } from '../../test/instruments.ts';
import { grant, newAccount, newPerson, type Person } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';

let testPlatform: TestPlatform;
let owner: Person;
let admin: Person;
let accountId: string;
let instrumentId: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  owner = await newPerson(testPlatform);
  accountId = await newAccount(testPlatform, owner);
  instrumentId = await newInstrument(testPlatform, owner, accountId);
});
afterAll(() => testPlatform.close());

describe('a person without a grant', () => {
  test(
    'denies access as soon as a grant is revoked',
    { meta: { shows: ['spec:6.3', 'asvs:V7.4.2'] } },
    async () => {
      const partner = await newPerson(testPlatform);
      await grant(testPlatform, partner.userId, accountId);
      const ask = () =>
        get(testPlatform.web, `/api/payment-instruments/${instrumentId}`, { token: partner.token });
      expect((await ask()).status).toBe(200);
      await testPlatform.owner.query(`delete from grants where user_id = $1`, [partner.userId]);
      expect((await ask()).status).toBe(404);
    },
  );

  test(
    'denies the list of accounts and the general ledger to a person who is not an admin',
    { meta: { shows: ['asvs:V8.2.1'] } },
    async () => {
      for (const path of ['/api/accounts/list-accounts', '/api/general-ledger/list-accounts']) {
        const response = await get(testPlatform.web, path, { token: owner.token });
        expect(response.status).toBe(403);
        expect(response.body).toMatchObject({ code: 'forbidden' });
      }
    },
  );
});

const audited = async () =>
  (
    await testPlatform.owner.query(
      `select action, account_id, subject, client_address from audit_trail where user_id = $1`,
      [admin.userId],
    )
  ).rows;

describe('an internal admin', () => {
  beforeEach(async () => {
    admin = await newPerson(testPlatform, ['internal_admin']);
  });

  test.each([
    ['getPaymentInstrument', () => `/api/payment-instruments/${instrumentId}`],
    ['listPaymentInstruments', () => `/api/payment-instruments?accountId=${accountId}`],
    ['getAccount', () => `/api/accounts?accountId=${accountId}`],
    ['listTransactions', () => `/api/transactions?accountId=${accountId}`],
  ])("records an admin's read by %s in the audit trail", async (call, path) => {
    const response = await get(testPlatform.web, path(), { token: admin.token, from: '192.0.2.9' });
    expect(response.status).toBe(200);
    expect(await audited()).toEqual([
      { action: 'admin.read', account_id: accountId, subject: call, client_address: '192.0.2.9' },
    ]);
  });

  test.each([
    ['listAccounts', '/api/accounts/list-accounts'],
    ['listGeneralLedgerAccounts', '/api/general-ledger/list-accounts'],
  ])("records an admin's read across accounts by %s in the audit trail", async (call, path) => {
    expect((await get(testPlatform.web, path, { token: admin.token, from: '192.0.2.9' })).status).toBe(200);
    expect(await audited()).toEqual([
      { action: 'admin.read', account_id: null, subject: call, client_address: '192.0.2.9' },
    ]);
  });

  test.each([
    ['a ticket', '/api/payment-instruments/tickets', () => ({ accountId, purpose: 'buyer' })],
    [
      'a payment',
      '/api/transactions',
      () => ({
        accountId,
        amount: 500,
        type: 'pull',
        channel: 'online',
        method: 'card',
        paymentInstrumentId: instrumentId,
      }),
    ],
    ['settings', '/api/accounts/account-settings', () => ({ accountId, statementDescriptor: 'MINE NOW' })],
  ])('refuses %s to an admin without a grant', async (_what, path, body) => {
    const response = await post(testPlatform.web, path, body(), { token: admin.token });
    expect(response.status).toBe(403);
    expect(response.body).toMatchObject({ code: 'forbidden' });
    expect(await audited()).toEqual([]);
  });

  test("responds 404 to an admin's call for an absent account", async () => {
    const body = { accountId: 'acc_absent000000000000000', purpose: 'buyer' };
    const response = await post(testPlatform.web, '/api/payment-instruments/tickets', body, {
      token: admin.token,
    });
    expect(response.status).toBe(404);
  });

  test('lets an admin with a grant act as a merchant does', async () => {
    const both = await newPerson(testPlatform, ['internal_admin']);
    await grant(testPlatform, both.userId, accountId);
    const body = { accountId, purpose: 'buyer' };
    const response = await post(testPlatform.web, '/api/payment-instruments/tickets', body, {
      token: both.token,
    });
    expect(response.status).toBe(201);
  });
});

test(
  'denies the running platform any update or deletion of audit entries',
  { meta: { shows: ['threat:3.5', 'asvs:V13.2.2', 'asvs:V16.4.2'] } },
  async () => {
    const { pool } = testPlatform.platform.database;
    await expect(pool.query(`update audit_trail set action = 'nothing'`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(pool.query(`delete from audit_trail`)).rejects.toThrow(/permission denied/);
  },
);

test(
  'responds 401 to every protected call without a session, for any object',
  { meta: { shows: ['asvs:V8.2.1'] } },
  async () => {
    const asked = [
      () => get(testPlatform.web, `/api/payment-instruments/${instrumentId}`),
      () => get(testPlatform.web, '/api/payment-instruments?limit=bad'),
      () =>
        send(testPlatform.web, 'POST', '/api/transactions', { headers: { 'content-type': 'text/plain' } }),
      () => get(testPlatform.web, '/api/accounts/list-accounts'),
    ];
    for (const ask of asked) expect((await ask()).status).toBe(401);
  },
);
