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

const read = (accountId: string, page = '', token = person.token) =>
  get(testPlatform.web, `/api/disputes?accountId=${accountId}${page}`, { token });

const paymentId = (accountId: string, ordinal: number) => `txn_${accountId}_${ordinal}`;
const disputeId = (accountId: string, ordinal: number) => `dsp_${accountId}_${ordinal}`;

/** Inserts disputes, each with a separate payment. Every second dispute is won. */
const addDisputes = async (accountId: string, count: number) => {
  await testPlatform.owner.query(
    `insert into transactions (id, account_id, list, ordinal, amount_cents, type, status, method, channel, created_at, final_at)
     select 'txn_' || $1 || '_' || n, $1, 'payments', n, 1000 + n, 'pull', 'succeeded', 'card', 'online', '2026-02-01', '2026-02-01'
       from generate_series(1, $2::int) n`,
    [accountId, count],
  );
  await testPlatform.owner.query(
    `insert into disputes (id, account_id, ordinal, transaction_id, amount_cents, status, reason, respond_by, created_at, closed_at)
     select 'dsp_' || $1 || '_' || n, $1, n, 'txn_' || $1 || '_' || n, 1000 + n,
            case when n % 2 = 0 then 'won' else 'pending' end, 'fraudulent', '2026-02-20T12:00:00Z',
            '2026-02-10T12:00:00Z', case when n % 2 = 0 then '2026-02-12'::timestamptz end
       from generate_series(1, $2::int) n`,
    [accountId, count],
  );
  await testPlatform.owner.query(`update merchant_ledgers set dispute_count = $2 where account_id = $1`, [
    accountId,
    count,
  ]);
};

const idsOf = (body: unknown): unknown[] => (Array.isArray(body) ? body.map((row) => Object(row).id) : []);

test(
  'returns an array of disputes, newest first, with the total in a header',
  { meta: { shows: ['spec:3.6'] } },
  async () => {
    const accountId = await newAccount(testPlatform, person);
    await addDisputes(accountId, 2);
    const response = await read(accountId);
    expect(response.status).toBe(200);
    expect(response.headers.get('x-total-count')).toBe('2');
    expect(response.body).toEqual([
      {
        id: disputeId(accountId, 2),
        amount: 1002,
        transactionId: paymentId(accountId, 2),
        createdAt: '2026-02-10T12:00:00.000Z',
        status: 'won',
        reason: 'fraudulent',
        respondBy: '2026-02-20T12:00:00.000Z',
      },
      expect.objectContaining({ id: disputeId(accountId, 1), amount: 1001, status: 'pending' }),
    ]);
  },
);

test('returns an empty array for an account without disputes', async () => {
  const response = await read(await newAccount(testPlatform, person));
  expect(response).toMatchObject({ status: 200, body: [] });
  expect(response.headers.get('x-total-count')).toBe('0');
});

test('returns a page of disputes as a part of the whole list', async () => {
  const accountId = await newAccount(testPlatform, person);
  await addDisputes(accountId, 7);
  const whole = idsOf((await read(accountId)).body);
  const pages = await Promise.all([0, 3, 6, 9].map((offset) => read(accountId, `&offset=${offset}&limit=3`)));
  expect(pages.flatMap(({ body }) => idsOf(body))).toEqual(whole);
  expect(pages.map(({ headers }) => headers.get('x-total-count'))).toEqual(['7', '7', '7', '7']);
});

test('returns at most a thousand disputes if no page is requested', async () => {
  const accountId = await newAccount(testPlatform, person);
  await addDisputes(accountId, 1003);
  const response = await read(accountId);
  const ids = idsOf(response.body);
  expect(ids).toHaveLength(1000);
  expect([ids[0], ids.at(-1)]).toEqual([disputeId(accountId, 1003), disputeId(accountId, 4)]);
  expect(response.headers.get('x-total-count')).toBe('1003');
});

test.each(['&limit=0', '&limit=101', '&limit=ten', '&offset=-1', '&offset=1000000001', '&limit=3&limit=4'])(
  'refuses the page %s of disputes',
  async (page) => {
    expect((await read(await newAccount(testPlatform, person), page)).status).toBe(400);
  },
);

test('responds 404 for the disputes of an account without a grant and of an unknown account', async () => {
  const foreign = await newAccount(testPlatform);
  await addDisputes(foreign, 1);
  const refused = await read(foreign);
  const absent = await read(`acc_${randomBytes(12).toString('hex')}`);
  expect(refused.status).toBe(404);
  expect({ ...Object(refused.body), requestId: '' }).toEqual({ ...Object(absent.body), requestId: '' });
  expect(refused.headers.get('x-total-count')).toBeNull();
});

test("lets an internal admin read an account's disputes", async () => {
  const admin = await newPerson(testPlatform, ['internal_admin']);
  expect((await read(await newAccount(testPlatform), '', admin.token)).status).toBe(200);
});
