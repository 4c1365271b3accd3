import { afterAll, beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { addCard, newMerchant, sendPayment, transactionIn, type Merchant } from '../../../test/merchant.ts';
import { grant, newPerson, type Person } from '../../../test/people.ts';
import { get, post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;
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
  const token = await beginSession(testPlatform.platform, userId);
  const response = await get(testPlatform.web, `/api/accounts/audit?accountId=${accountId}&${query}`, {
    token,
  });
  if (response.status !== 200) throw new Error(`${response.status}: ${response.text}`);
  return page.parse(response.body).data;
};

const signIn = (person: Person, password = person.password) => {
  testPlatform.clock.moveBy(60_000);
  return post(
    testPlatform.web,
    '/api/identity/login',
    { email: person.email, password, system: 'payment' },
    { from },
  );
};

beforeAll(async () => {
  testPlatform = await startTestPlatform();
  admin = await newPerson(testPlatform, ['internal_admin']);
  merchant = await newMerchant(testPlatform);
  partner = await newPerson(testPlatform);
  // Owners must not see actions of people from before they joined the account.
  await signIn(partner);
  await moveClock(testPlatform, 60_000);
  await grant(testPlatform, partner.userId, merchant.accountId);
  const card = await addCard(testPlatform, merchant);
  const paid = await sendPayment(testPlatform, merchant, { amount: 5_000, paymentInstrumentId: card });
  paymentId = transactionIn(paid).id;
  const { accountId } = merchant;
  // Separates the times, because simultaneous entries have no order.
  await moveClock(testPlatform, 60_000);
  const settings = { accountId, statementDescriptor: 'BEANS' };
  await post(testPlatform.web, '/api/accounts/account-settings', settings, { token: merchant.person.token });
  await signIn(merchant.person);
  await signIn(partner, 'guessed');
  await moveClock(testPlatform, 60_000);
  const asAdmin = { token: await beginSession(testPlatform.platform, admin.userId), from: '198.51.100.1' };
  await get(testPlatform.web, `/api/accounts?accountId=${accountId}`, asAdmin);
  await get(testPlatform.web, '/api/accounts/list-accounts', asAdmin);
  await moveClock(testPlatform, 60_000);
  const adjustment = { accountId, amount: 100, direction: 'credit', reason: 'Goodwill' };
  await post(testPlatform.web, '/api/accounts/adjustments', adjustment, asAdmin);
  const other = await newMerchant(testPlatform);
  await signIn(other.person);
});

afterAll(() => testPlatform.close());

test(
  "includes money movements, settings changes, reads by admins, and sign-ins of the account's people since they joined",
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
  "names an admin only by ID, and the account's people with their network addresses",
  { meta: { shows: ['threat:3.6', 'asvs:V15.3.1'] } },
  async () => {
    const entries = await list();
    expect(entries[0]).not.toHaveProperty('clientAddress');
    expect(entries[0]?.userId).toBe(admin.userId);
    expect(entries[2]?.clientAddress).toBe(from);
    expect(JSON.stringify(entries)).not.toContain(admin.email);
  },
);

test("retains a person's actions after their grant is revoked, but not their sign-ins", async () => {
  const { accountId } = merchant;
  const passing = await newPerson(testPlatform);
  await grant(testPlatform, passing.userId, accountId);
  await moveClock(testPlatform, 60_000);
  const settings = { accountId, statementDescriptor: 'BEANS TWO' };
  await post(testPlatform.web, '/api/accounts/account-settings', settings, { token: passing.token });
  await signIn(passing);
  const ofPassing = async () =>
    (await list()).filter(({ userId }) => userId === passing.userId).map(({ action }) => action);
  expect(await ofPassing()).toEqual(['session.begin', 'account_settings.change']);
  await testPlatform.owner.query('delete from grants where user_id = $1', [passing.userId]);
  expect(await ofPassing()).toEqual(['account_settings.change']);
});

test("pages through an account's trail completely, by the last entry's ID and by period", async () => {
  const whole = (await list()).map(({ id }) => id);
  const seen: string[] = [];
  for (;;) {
    const before = seen.at(-1);
    const next = await list(`limit=2${before === undefined ? '' : `&before=${before}`}`);
    if (next.length === 0) break;
    seen.push(...next.map(({ id }) => id));
  }
  expect(seen).toEqual(whole);
  const until = new Date(testPlatform.clock.now().getTime() + 60_000).toISOString();
  expect((await list(`until=${until}`)).map(({ id }) => id)).toEqual(whole);
  expect(await list(`from=${until}`)).toEqual([]);
});

test("includes an admin's reads of the account's trail", async () => {
  await list('', merchant.accountId, admin.userId);
  const [newest] = await list();
  expect(newest).toMatchObject({ action: 'admin.read', subject: 'listAccountAuditEntries', by: 'platform' });
});
