import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  addCard,
  newMerchant,
  read,
  sendPayment,
  transactionIn,
  type Merchant,
} from '../../../test/merchant.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
let admin: Person;
let merchant: Merchant;
let paymentId: string;

const page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      at: z.string(),
      action: z.string(),
      email: z.optional(z.string()),
      accountId: z.optional(z.string()),
      accountName: z.optional(z.string()),
      subject: z.optional(z.string()),
    }),
  ),
  totalCount: z.number(),
});

const list = async (query = '') => {
  const token = await beginSession(testPlatform.platform, admin.userId);
  const response = await get(testPlatform.web, `/api/audit?${query}`, { token });
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
  return page.parse(response.body);
};

beforeAll(async () => {
  testPlatform = await startTestPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
  admin = await newPerson(testPlatform, ['internal_admin']);
  merchant = await newMerchant(testPlatform);
  const card = await addCard(testPlatform, merchant);
  const paid = await sendPayment(testPlatform, merchant, { amount: 5_000, paymentInstrumentId: card });
  paymentId = transactionIn(paid).id;
  await moveClock(testPlatform, 86_400_000);
  const token = await beginSession(testPlatform.platform, admin.userId);
  await get(testPlatform.web, `/api/accounts?accountId=${merchant.accountId}`, { token });
  await moveClock(testPlatform, 60_000);
  await post(
    testPlatform.web,
    '/api/accounts/adjustments',
    { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' },
    { token },
  );
});

afterAll(() => testPlatform.close());

const actions = async (query: string) => (await list(query)).data.map(({ action }) => action);

test(
  'returns the actor, the action, the time and the account of each entry',
  { meta: { shows: ['asvs:V16.2.1'] } },
  async () => {
    const [entry] = (await list('action=payment.create')).data;
    expect(entry).toMatchObject({
      at: '2026-03-02T15:00:00.000Z',
      action: 'payment.create',
      email: merchant.person.email,
      accountId: merchant.accountId,
      accountName: 'Harbor Coffee',
      subject: paymentId,
    });
  },
);

test(
  "includes an admin's reads of an account and of the audit trail",
  { meta: { shows: ['threat:2.5'] } },
  async () => {
    const { data } = await list(`email=${encodeURIComponent(admin.email)}&action=admin.read`);
    expect(data.map(({ subject, accountId }) => [subject, accountId])).toEqual(
      expect.arrayContaining([
        ['getAccount', merchant.accountId],
        ['listAuditEntries', undefined],
      ]),
    );
  },
);

test.each([
  [
    'by account',
    () => `accountId=${merchant.accountId}`,
    ['adjustment.create', 'admin.read', 'payment.create'],
  ],
  ['by person', () => `email=${encodeURIComponent(merchant.person.email)}`, ['payment.create']],
  ['by period', () => 'until=2026-03-03', ['payment.create']],
  [
    'by account since a time',
    () => `accountId=${merchant.accountId}&from=2026-03-03T15:00:30Z`,
    ['adjustment.create'],
  ],
  ['by changes', () => 'kind=changes', ['adjustment.create', 'payment.create']],
  [
    'by changes of an account since a time',
    () => `kind=changes&accountId=${merchant.accountId}&from=2026-03-03T00:00:00Z`,
    ['adjustment.create'],
  ],
  ['by an unknown person', () => 'email=nobody@example.com', []],
])('filters audit entries %s', async (_, query, expected) => {
  expect(await actions(query())).toEqual(expected);
});

test("pages through the audit trail completely, newest first, by the last entry's ID", async () => {
  for (let reading = 0; reading < 7; reading += 1) {
    await moveClock(testPlatform, 1000);
    await read(testPlatform, merchant, `/accounts?accountId=${merchant.accountId}`);
    await list();
  }
  await moveClock(testPlatform, 1000);
  const whole = (await list('limit=100')).data.map(({ id }) => id).slice(1);
  expect(whole).toEqual(whole.toSorted().toReversed());
  const seen: string[] = [];
  let before = whole[0] ?? '';
  await moveClock(testPlatform, 1000);
  for (;;) {
    const { data } = await list(`limit=3&before=${before}`);
    if (data.length === 0) break;
    seen.push(...data.map(({ id }) => id));
    before = seen.at(-1) ?? '';
  }
  expect(seen).toEqual(whole.slice(1));
});

test('lets only internal admins read the audit trail', async () => {
  const { token } = await newPerson(testPlatform);
  expect((await get(testPlatform.web, '/api/audit', { token })).status).toBe(403);
  expect((await get(testPlatform.web, '/api/audit')).status).toBe(401);
});
