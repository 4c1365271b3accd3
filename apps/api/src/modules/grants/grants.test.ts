import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines, newAdministrator, type Administrator } from '../../../test/administration.ts';
import { followAccountOf } from '../../../test/followed-account.ts';
import { openMailServer, type MailServer } from '../../../test/mail-server.ts';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { outbox, readable } from '../../../test/outbox.ts';
import { runDueJobs, passTime, moveClock } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, textIn } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { beginSession } from '../../access/sessions.ts';

let testPlatform: TestPlatform;
let admin: Administrator;
let merchant: Merchant;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  admin = await newAdministrator(testPlatform);
  merchant = await newMerchant(testPlatform);
});

let addresses = 0;
const newEmail = () => {
  addresses += 1;
  return `grantee-${addresses}@example.com`;
};

const grant = (email: string, { accountId }: Merchant = merchant, key?: string) =>
  admin.post('/accounts/grants', { accountId, email }, key);

const revoke = (userId: string, { accountId }: Merchant = merchant) =>
  admin.post('/accounts/grants/revoke', { accountId, userId });

const peopleOf = async ({ accountId }: Merchant = merchant) =>
  Object((await admin.get(`/accounts/grants?accountId=${accountId}&limit=100`)).body);

const mailsTo = async (email: string) => {
  await runDueJobs(testPlatform);
  return (await outbox(testPlatform)).map(readable).filter((mail) => mail.includes(`To: ${email}\r\n`));
};

const linkIn = (mail = '') => /reset-password\?token=([\w-]+)/.exec(mail)?.[1] ?? '';

const setPassword = (token: string, newPassword: string) =>
  post(testPlatform.web, '/api/identity/reset-password', { token, newPassword });

const signIn = (email: string, password: string) =>
  post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' });

const accountsOf = async (token: string) =>
  Object((await get(testPlatform.web, '/api/permissions/accounts', { token })).body).accounts;

describe('a new person', () => {
  test('emails a new person a link, with which they set a password once, sign in and find the account', async () => {
    const email = newEmail();
    const response = await grant(`  ${email.toUpperCase()} `);
    expect(response).toMatchObject({
      status: 201,
      body: {
        userId: expect.stringMatching(/^usr_/),
        email,
        grantedAt: testPlatform.clock.now().toISOString(),
        hasPassword: false,
        mail: 'invitation',
      },
    });
    const [mail, ...others] = await mailsTo(email);
    expect(others).toEqual([]);
    expect(mail).toContain('Harbor Coffee');
    const password = 'a long enough password';
    expect((await setPassword(linkIn(mail), password)).status).toBe(204);
    expect((await setPassword(linkIn(mail), password)).status).toBe(422);
    const token = textIn(await signIn(email, password), 'token');
    expect(await accountsOf(token)).toMatchObject([{ id: merchant.accountId }]);
    expect((await peopleOf()).people).toContainEqual(expect.objectContaining({ email, hasPassword: true }));
  });

  test(
    'refuses the sign-in of a new person who has not set a password',
    { meta: { shows: ['threat:1.10'] } },
    async () => {
      const email = newEmail();
      await grant(email);
      for (const password of ['', ' ', 'null', 'undefined', 'password']) {
        expect((await signIn(email, password)).status).not.toBe(200);
      }
    },
  );

  test("refuses a new person's link after 24 hours", async () => {
    const email = newEmail();
    await grant(email);
    const [mail] = await mailsTo(email);
    await moveClock(testPlatform, 24 * 60 * 60_000);
    expect((await setPassword(linkIn(mail), 'a long enough password')).status).toBe(422);
  });

  test('emails a person without a password another link when a second account is granted', async () => {
    const email = newEmail();
    await grant(email);
    const other = await newMerchant(testPlatform);
    expect((await grant(email, other)).body).toMatchObject({ mail: 'invitation', hasPassword: false });
    const mails = await mailsTo(email);
    expect(mails).toHaveLength(2);
    expect(mails.every((mail) => linkIn(mail) !== '')).toBe(true);
  });
});

describe('a person with a password', () => {
  test('sends no link to set a password to a person who already has one', async () => {
    const person = await newPerson(testPlatform);
    expect((await grant(person.email)).body).toMatchObject({ hasPassword: true, mail: 'notice' });
    const [mail = ''] = await mailsTo(person.email);
    expect(mail).toContain('/program-list');
    expect(linkIn(mail)).toBe('');
    expect((await signIn(person.email, person.password)).status).toBe(200);
    expect(await accountsOf(person.token)).toMatchObject([{ id: merchant.accountId }]);
  });

  test('grants an account to a person with a password once, with one email', async () => {
    const { email } = await newPerson(testPlatform);
    const responses = await Promise.all([1, 2, 3].map(() => grant(email)));
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 409, 409,
    ]);
    expect((await grant(email)).body).toMatchObject({ code: 'already_granted' });
    expect(await mailsTo(email)).toHaveLength(1);
  });
});

test('grants an account and emails the person once per key', async () => {
  const email = newEmail();
  const responses = await Promise.all([1, 2, 3].map(() => grant(email, merchant, 'grant-1')));
  expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
  expect(await mailsTo(email)).toHaveLength(1);
});

test('refuses to grant an account to an internal admin', { meta: { shows: ['threat:2.10'] } }, async () => {
  const other = await newPerson(testPlatform, ['internal_admin']);
  for (const { email } of [other, admin.person]) {
    expect(await grant(email)).toMatchObject({ status: 422, body: { code: 'grantee_is_admin' } });
    expect(await mailsTo(email)).toEqual([]);
  }
});

test('lists the people of an account by email, in pages', async () => {
  const [last, first] = [`z-${newEmail()}`, `a-${newEmail()}`];
  await grant(last);
  await grant(first);
  const all = await peopleOf();
  expect(all.totalCount).toBe(3);
  expect(all.people.map((person: { email: string }) => person.email)).toEqual([
    first,
    merchant.person.email,
    last,
  ]);
  const page = await admin.get(`/accounts/grants?accountId=${merchant.accountId}&offset=1&limit=1`);
  expect(page.body).toEqual({ people: [all.people[1]], totalCount: 3 });
});

test("records grants and revocations in the account's audit trail", async () => {
  const email = newEmail();
  const userId = textIn(await grant(email), 'userId');
  await revoke(userId);
  const of = { user_id: admin.person.userId, account_id: merchant.accountId, subject: userId };
  expect(await auditLines(testPlatform, 'grant.create')).toContainEqual({
    ...of,
    details: { email, role: 'owner' },
  });
  expect(await auditLines(testPlatform, 'grant.revoke')).toContainEqual({ ...of, details: null });
});

describe('revoking a grant', () => {
  test(
    'ends all access to the account of a revoked grant, but to no other account',
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const { person, accountId } = merchant;
      const other = await newMerchant(testPlatform);
      await grant(person.email, other);
      const token = await beginSession(testPlatform.platform, person.userId);
      expect((await get(testPlatform.web, `/api/accounts?accountId=${accountId}`, { token })).status).toBe(
        200,
      );
      expect((await revoke(person.userId)).status).toBe(204);
      expect((await get(testPlatform.web, `/api/accounts?accountId=${accountId}`, { token })).status).toBe(
        404,
      );
      const body = { accountId, statementDescriptor: 'MINE' };
      expect((await post(testPlatform.web, '/api/accounts/account-settings', body, { token })).status).toBe(
        404,
      );
      expect(await accountsOf(token)).toMatchObject([{ id: other.accountId }]);
      expect((await revoke(person.userId)).status).toBe(404);
    },
  );

  test(
    'ends only the streams of the person and account of a revoked grant',
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const { person, accountId } = merchant;
      const colleague = await newPerson(testPlatform);
      await grant(colleague.email);
      const mine = await followAccountOf(
        testPlatform.web,
        await beginSession(testPlatform.platform, person.userId),
        accountId,
      );
      const theirs = await followAccountOf(testPlatform.web, colleague.token, accountId);
      await expect.poll(() => [mine.received[0], theirs.received[0]]).toEqual(['open', 'open']);
      await revoke(person.userId);
      await mine.ended;
      expect(mine.received.at(-1)).toBe('over');
      expect(theirs.received).not.toContain('over');
      await theirs.leave();
    },
  );

  test(
    'deletes the tickets of card forms opened before the revocation',
    { meta: { shows: ['threat:2.11'] } },
    async () => {
      const { person, accountId } = merchant;
      const token = await beginSession(testPlatform.platform, person.userId);
      const asked = { accountId, purpose: 'buyer' };
      const opened = await post(testPlatform.web, '/api/payment-instruments/tickets', asked, { token });
      await revoke(person.userId);
      const { rows } = await testPlatform.owner.query(
        'select 1 from instrument_tickets where account_id = $1',
        [accountId],
      );
      expect(opened.status).toBe(201);
      expect(rows).toEqual([]);
    },
  );

  test('deletes an unsent email of a revoked grant', { meta: { shows: ['threat:2.11'] } }, async () => {
    const email = newEmail();
    await revoke(textIn(await grant(email), 'userId'));
    expect(await mailsTo(email)).toEqual([]);
  });

  test('permits a new grant after a revocation', async () => {
    const { person } = merchant;
    await revoke(person.userId);
    expect((await grant(person.email)).status).toBe(201);
    expect(await accountsOf(person.token)).toHaveLength(1);
  });
});

test.each([
  ['email', { email: 'nobody' }],
  ['email', { email: undefined }],
  ['email', { email: 'a b@example.com' }],
  ['email', { email: `${'x'.repeat(250)}@example.com` }],
])('refuses an invalid %s and names the field: %j', async (field, body) => {
  const response = await admin.post('/accounts/grants', { accountId: merchant.accountId, ...body });
  expect(response.status).toBe(400);
  expect(Object.keys(Object(response.body).fields)).toEqual([field]);
});

describe('sending grant emails through a mail server', () => {
  const closings: (() => Promise<void>)[] = [];
  afterEach(async () => {
    for (const close of closings.splice(0)) await close();
  });

  const serverWith = async (options: Parameters<typeof openMailServer>[0]) => {
    const server = await openMailServer(options);
    closings.push(() => server.close());
    return server;
  };

  const grantThrough = async ({ url }: MailServer) => {
    const otherPlatform = await startTestPlatform({ environment: { SMTP_URL: url } });
    closings.push(() => otherPlatform.close());
    const giver = await newAdministrator(otherPlatform);
    const account = await newMerchant(otherPlatform);
    const email = newEmail();
    await giver.post('/accounts/grants', { accountId: account.accountId, email });
    return { otherPlatform, email };
  };

  test('delivers an invitation with its link, which is not logged', async () => {
    const server = await serverWith({});
    const { otherPlatform, email } = await grantThrough(server);
    await runDueJobs(otherPlatform);
    expect(server.received).toMatchObject([{ to: [email], from: 'no-reply@localhost' }]);
    const text = readable(server.received[0]?.content ?? '');
    expect(text).toContain('http://localhost:4310/reset-password?token=');
    const token = linkIn(text);
    expect(JSON.stringify(otherPlatform.logged)).not.toContain(token);
    await runDueJobs(otherPlatform);
    expect(server.received).toHaveLength(1);
  });

  test('delivers a grant email when the mail server is reachable again', async () => {
    const away = await serverWith({});
    const { otherPlatform, email } = await grantThrough(away);
    await away.close();
    await expect(runDueJobs(otherPlatform)).rejects.toThrow('ECONNREFUSED');
    const server = await serverWith({ port: away.port });
    await runDueJobs(otherPlatform);
    expect(server.received).toEqual([]);
    await passTime(otherPlatform, 60_000);
    expect(server.received).toMatchObject([{ to: [email] }]);
  });

  test('records a permanently refused address of a grant email and does not retry', async () => {
    const server = await serverWith({ refuses: true });
    const { otherPlatform } = await grantThrough(server);
    await runDueJobs(otherPlatform);
    await passTime(otherPlatform, 120_000);
    expect(server.received).toEqual([]);
    const { rows } = await otherPlatform.owner.query(
      'select refused_at is not null as refused from grant_mails',
    );
    expect(rows).toEqual([{ refused: true }]);
    expect(otherPlatform.logged.map(({ event }) => event)).toContain('grant_mail_refused');
  });
});

describe('limits of grant emails', () => {
  let otherPlatform: TestPlatform;
  let giver: Administrator;

  beforeAll(async () => {
    otherPlatform = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  });
  beforeEach(async () => {
    giver = await newAdministrator(otherPlatform);
  });
  afterAll(() => otherPlatform.close());

  const giveTo = async (email: string) => {
    const { accountId } = await newMerchant(otherPlatform);
    return giver.post('/accounts/grants', { accountId, email });
  };

  test(
    'limits an admin to 20 grant emails per hour, without counting refused grants',
    { meta: { shows: ['threat:2.12'] } },
    async () => {
      const account = await newMerchant(otherPlatform);
      const known = await newPerson(otherPlatform);
      const give = (email: string) => giver.post('/accounts/grants', { accountId: account.accountId, email });
      expect((await give(known.email)).status).toBe(201);
      for (let count = 0; count < 5; count += 1) expect((await give(known.email)).status).toBe(409);
      for (let count = 1; count < 20; count += 1) expect((await give(newEmail())).status).toBe(201);
      const email = newEmail();
      const refused = await give(email);
      expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(refused.headers.get('retry-after')).toBe('3600');
      const { rows } = await otherPlatform.owner.query('select 1 from users where email = $1', [email]);
      expect(rows).toEqual([]);
      giver = await newAdministrator(otherPlatform);
      expect((await give(newEmail())).status).toBe(201);
      otherPlatform.clock.moveBy(60 * 60_000);
    },
  );

  test(
    'limits an address to 3 grant emails per day from all senders',
    { meta: { shows: ['threat:2.12'] } },
    async () => {
      const email = newEmail();
      for (let count = 0; count < 3; count += 1) {
        expect((await giveTo(email)).status).toBe(201);
        giver = await newAdministrator(otherPlatform);
      }
      const refused = await giveTo(email.toUpperCase());
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
      otherPlatform.clock.moveBy(24 * 60 * 60_000);
      giver = await newAdministrator(otherPlatform);
      expect((await giveTo(email)).status).toBe(201);
    },
  );
});
