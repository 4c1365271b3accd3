import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { grant, newPerson, type Person } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { testPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let place: TestPlatform;
let admin: Person;
let merchant: Merchant;
let partner: Person;
let paymentId: string;

const page = z.object({
  data: z.array(
    z.object({
      id: z.string(),
      action: z.string(),
      by: z.string(),
      userId: z.optional(z.string()),
      email: z.optional(z.string()),
      subject: z.optional(z.string()),
      clientAddress: z.optional(z.string()),
      details: z.optional(z.record(z.string(), z.unknown())),
    }),
  ),
});

const from = '203.0.113.9';

const list = async (query = '', accountId = merchant.accountId, userId = merchant.person.userId) => {
  const token = await beginSession(place.platform, userId);
  const answer = await get(place.web, `/api/accounts/audit?accountId=${accountId}&${query}`, { token });
  if (answer.status !== 200) throw new Error(`${answer.status}: ${answer.text}`);
  return page.parse(answer.body).data;
};

const signIn = (person: Person, password = person.password) => {
  place.clock.moveBy(60_000);
  return post(
    place.web,
    '/api/identity/login',
    { email: person.email, password, system: 'payment' },
    { from },
  );
};

beforeAll(async () => {
  place = await testPlatform();
  admin = await newPerson(place, ['internal_admin']);
  merchant = await newMerchant(place);
  partner = await newPerson(place);
  // What they did before they came to the account is no business of its owner's.
  await signIn(partner);
  place.clock.moveBy(60_000);
  await grant(place, partner.userId, merchant.accountId);
  const card = await addCard(place, merchant);
  const paid = await sendPayment(place, merchant, { amount: 5_000, paymentInstrumentId: card });
  paymentId = transactionIn(paid).id;
  const { accountId } = merchant;
  // Two entries of one moment stand in no order.
  place.clock.moveBy(60_000);
  const settings = { accountId, statementDescriptor: 'BEANS' };
  await post(place.web, '/api/accounts/account-settings', settings, { token: merchant.person.token });
  await signIn(merchant.person);
  await signIn(partner, 'guessed');
  place.clock.moveBy(60_000);
  const asAdmin = { token: await beginSession(place.platform, admin.userId), from: '198.51.100.1' };
  await get(place.web, `/api/accounts?accountId=${accountId}`, asAdmin);
  await get(place.web, '/api/accounts/list-accounts', asAdmin);
  place.clock.moveBy(60_000);
  const adjustment = { accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  await post(place.web, '/api/accounts/adjustments', adjustment, asAdmin);
  // Another merchant, whose day is no part of this one's.
  const other = await newMerchant(place);
  await signIn(other.person);
});

afterAll(() => place.close());

test(
  'has money, settings, views by admins, and the sign-ins of the account’s people since they are',
  { meta: { shows: ['threat:3.6'] } },
  async () => {
    const entries = await list();
    expect(entries.map(({ action, by, email, subject }) => [action, by, email, subject])).toEqual([
      ['adjustment.create', 'platform', undefined, expect.stringMatching(/^txn_/)],
      ['admin.read', 'platform', undefined, 'getAccount'],
      ['session.refuse', 'account', partner.email, undefined],
      ['session.begin', 'account', merchant.person.email, undefined],
      ['account_settings.change', 'account', merchant.person.email, undefined],
      ['payment.create', 'account', merchant.person.email, paymentId],
    ]);
  },
);

test(
  'names an admin by the id alone, and the account’s people with where they came from',
  { meta: { shows: ['threat:3.6', 'asvs:V15.3.1'] } },
  async () => {
    const entries = await list();
    expect(entries[0]).not.toHaveProperty('clientAddress');
    expect(entries[0]?.userId).toBe(admin.userId);
    expect(entries[2]?.clientAddress).toBe(from);
    expect(JSON.stringify(entries)).not.toContain(admin.email);
  },
);

test('what somebody did stays theirs after their grant is gone, but not their sign-ins', async () => {
  const { accountId } = merchant;
  const passing = await newPerson(place);
  await grant(place, passing.userId, accountId);
  place.clock.moveBy(60_000);
  const settings = { accountId, statementDescriptor: 'BEANS TWO' };
  await post(place.web, '/api/accounts/account-settings', settings, { token: passing.token });
  await signIn(passing);
  const ofPassing = async () =>
    (await list()).filter(({ userId }) => userId === passing.userId).map(({ action }) => action);
  expect(await ofPassing()).toEqual(['session.begin', 'account_settings.change']);
  await place.owner.query('delete from grants where user_id = $1', [passing.userId]);
  expect(await ofPassing()).toEqual(['account_settings.change']);
});

test('comes whole to whoever goes on from the last one seen, and by the period that is asked for', async () => {
  const whole = (await list()).map(({ id }) => id);
  const seen: string[] = [];
  for (;;) {
    const before = seen.at(-1);
    const next = await list(`limit=2${before === undefined ? '' : `&before=${before}`}`);
    if (next.length === 0) break;
    seen.push(...next.map(({ id }) => id));
  }
  expect(seen).toEqual(whole);
  const until = new Date(place.clock.now().getTime() + 60_000).toISOString();
  expect((await list(`until=${until}`)).map(({ id }) => id)).toEqual(whole);
  expect(await list(`from=${until}`)).toEqual([]);
});

test('an admin’s reading of it stands in it', async () => {
  await list('', merchant.accountId, admin.userId);
  const [newest] = await list();
  expect(newest).toMatchObject({ action: 'admin.read', subject: 'listAccountAuditEntries', by: 'platform' });
});
