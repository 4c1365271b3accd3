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
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let place: TestPlatform;
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
  const token = await beginSession(place.platform, admin.userId);
  const answer = await get(place.web, `/api/audit?${query}`, { token });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return page.parse(answer.body);
};

beforeAll(async () => {
  place = await testPlatform({ startsAt: new Date('2026-03-02T15:00:00.000Z') });
  admin = await newPerson(place, ['internal_admin']);
  merchant = await newMerchant(place);
  const card = await addCard(place, merchant);
  const paid = await sendPayment(place, merchant, { amount: 5_000, paymentInstrumentId: card });
  paymentId = transactionIn(paid).id;
  place.clock.moveBy(86_400_000);
  const token = await beginSession(place.platform, admin.userId);
  await get(place.web, `/api/accounts?accountId=${merchant.accountId}`, { token });
  place.clock.moveBy(60_000);
  await post(
    place.web,
    '/api/accounts/adjustments',
    { accountId: merchant.accountId, amount: 100, direction: 'credit', reason: 'Goodwill' },
    { token },
  );
});

afterAll(() => place.close());

const actions = async (query: string) => (await list(query)).data.map(({ action }) => action);

test('says who did what, when, on which account', { meta: { shows: ['asvs:V16.2.1'] } }, async () => {
  const [entry] = (await list('action=payment.create')).data;
  expect(entry).toMatchObject({
    at: '2026-03-02T15:00:00.000Z',
    action: 'payment.create',
    email: merchant.person.email,
    accountId: merchant.accountId,
    accountName: 'Harbor Coffee',
    subject: paymentId,
  });
});

test(
  'a reading of an account by an admin stands in it, and so does the reading of the trail',
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
    'of an account',
    () => `accountId=${merchant.accountId}`,
    ['adjustment.create', 'admin.read', 'payment.create'],
  ],
  ['of a person', () => `email=${encodeURIComponent(merchant.person.email)}`, ['payment.create']],
  ['of a period', () => 'until=2026-03-03', ['payment.create']],
  [
    'of an account since a moment',
    () => `accountId=${merchant.accountId}&from=2026-03-03T15:00:30Z`,
    ['adjustment.create'],
  ],
  ['of nobody', () => 'email=nobody@example.com', []],
])('is filtered: what is %s', async (_, query, expected) => {
  expect(await actions(query())).toEqual(expected);
});

test('comes newest first in pages, and whole for whoever goes on from the last one seen', async () => {
  for (let reading = 0; reading < 7; reading += 1) {
    place.clock.moveBy(1000);
    await read(place, merchant, `/accounts?accountId=${merchant.accountId}`);
    await list();
  }
  place.clock.moveBy(1000);
  const whole = (await list('limit=100')).data.map(({ id }) => id).slice(1);
  expect(whole).toEqual(whole.toSorted().toReversed());
  const seen: string[] = [];
  let before = whole[0] ?? '';
  place.clock.moveBy(1000);
  for (;;) {
    const { data } = await list(`limit=3&before=${before}`);
    if (data.length === 0) break;
    seen.push(...data.map(({ id }) => id));
    before = seen.at(-1) ?? '';
  }
  expect(seen).toEqual(whole.slice(1));
});

test('is for internal admins alone', async () => {
  const { token } = await newPerson(place);
  expect((await get(place.web, '/api/audit', { token })).status).toBe(403);
  expect((await get(place.web, '/api/audit')).status).toBe(401);
});
