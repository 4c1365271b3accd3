import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { newInstrument } from '../../test/instruments.ts';
import { grant, newAccount, newPerson, type Person } from '../../test/people.ts';
import { get, post, send } from '../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';

let here: TestPlatform;
let owner: Person;
let admin: Person;
let accountId: string;
let instrumentId: string;

beforeAll(async () => {
  here = await testPlatform();
  owner = await newPerson(here);
  accountId = await newAccount(here, owner);
  instrumentId = await newInstrument(here, owner, accountId);
});
afterAll(() => here.close());

describe('somebody without a grant', () => {
  test(
    'loses access the moment the grant is taken away',
    { meta: { shows: ['spec:6.3', 'asvs:V7.4.2'] } },
    async () => {
      const partner = await newPerson(here);
      await grant(here, partner.userId, accountId);
      const ask = () => get(here.web, `/api/payment-instruments/${instrumentId}`, { token: partner.token });
      expect((await ask()).status).toBe(200);
      await here.owner.query(`delete from grants where user_id = $1`, [partner.userId]);
      expect((await ask()).status).toBe(404);
    },
  );

  test('gets no list of accounts and none of the books', { meta: { shows: ['asvs:V8.2.1'] } }, async () => {
    for (const path of ['/api/accounts/list-accounts', '/api/general-ledger/list-accounts']) {
      const answer = await get(here.web, path, { token: owner.token });
      expect(answer.status).toBe(403);
      expect(answer.body).toMatchObject({ code: 'forbidden' });
    }
  });
});

const audited = async () =>
  (
    await here.owner.query(
      `select action, account_id, subject, client_address from audit_trail where user_id = $1`,
      [admin.userId],
    )
  ).rows;

describe('an internal admin', () => {
  beforeEach(async () => {
    admin = await newPerson(here, ['internal_admin']);
  });

  test.each([
    ['getPaymentInstrument', () => `/api/payment-instruments/${instrumentId}`],
    ['listPaymentInstruments', () => `/api/payment-instruments?accountId=${accountId}`],
    ['getAccount', () => `/api/accounts?accountId=${accountId}`],
    ['listTransactions', () => `/api/transactions?accountId=${accountId}`],
  ])('reads by %s, and it stands in the audit trail', async (call, path) => {
    const answer = await get(here.web, path(), { token: admin.token, from: '192.0.2.9' });
    expect(answer.status).toBe(200);
    expect(await audited()).toEqual([
      { action: 'admin.read', account_id: accountId, subject: call, client_address: '192.0.2.9' },
    ]);
  });

  test.each([
    ['listAccounts', '/api/accounts/list-accounts'],
    ['listGeneralLedgerAccounts', '/api/general-ledger/list-accounts'],
  ])('reads across accounts by %s, and that stands there too', async (call, path) => {
    expect((await get(here.web, path, { token: admin.token, from: '192.0.2.9' })).status).toBe(200);
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
  ])('moves nothing without a grant: %s is refused', async (_what, path, body) => {
    const answer = await post(here.web, path, body(), { token: admin.token });
    expect(answer.status).toBe(403);
    expect(answer.body).toMatchObject({ code: 'forbidden' });
    expect(await audited()).toEqual([]);
  });

  test('is told of an absent account that it is absent', async () => {
    const body = { accountId: 'acc_absent000000000000000', purpose: 'buyer' };
    const answer = await post(here.web, '/api/payment-instruments/tickets', body, { token: admin.token });
    expect(answer.status).toBe(404);
  });

  test('with a grant of their own is a merchant like any other', async () => {
    const both = await newPerson(here, ['internal_admin']);
    await grant(here, both.userId, accountId);
    const body = { accountId, purpose: 'buyer' };
    const answer = await post(here.web, '/api/payment-instruments/tickets', body, { token: both.token });
    expect(answer.status).toBe(201);
  });
});

test(
  'the audit trail is append-only for the running platform',
  { meta: { shows: ['threat:3.5', 'asvs:V13.2.2', 'asvs:V16.4.2'] } },
  async () => {
    const { pool } = here.platform.database;
    await expect(pool.query(`update audit_trail set action = 'nothing'`)).rejects.toThrow(
      /permission denied/,
    );
    await expect(pool.query(`delete from audit_trail`)).rejects.toThrow(/permission denied/);
  },
);

test(
  'nothing is decided before the session is: without one every protected call is 401',
  { meta: { shows: ['asvs:V8.2.1'] } },
  async () => {
    const asked = [
      () => get(here.web, `/api/payment-instruments/${instrumentId}`),
      () => get(here.web, '/api/payment-instruments?limit=bad'),
      () => send(here.web, 'POST', '/api/transactions', { headers: { 'content-type': 'text/plain' } }),
      () => get(here.web, '/api/accounts/list-accounts'),
    ];
    for (const ask of asked) expect((await ask()).status).toBe(401);
  },
);
