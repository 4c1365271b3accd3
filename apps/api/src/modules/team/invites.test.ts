import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines } from '../../../test/administration.ts';
import { newMerchant, type Merchant } from '../../../test/merchant.ts';
import { moveClock } from '../../../test/passing-time.ts';
import { newPerson } from '../../../test/people.ts';
import { get, post, telling, textIn } from '../../../test/requests.ts';
import { callerOf, mailsTo, newMember, tokenMailedTo } from '../../../test/team.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let merchant: Merchant;

const dayMs = 24 * 60 * 60_000;
const password = 'a password nobody guesses';

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  merchant = await newMerchant(testPlatform);
});

let addresses = 0;
const newEmail = () => {
  addresses += 1;
  return `invitee-${addresses}@example.com`;
};

const owner = () => callerOf(testPlatform, merchant.person);

const invite = (email: string, role = 'operator', key?: string) =>
  owner().post('/accounts/team/invites', { accountId: merchant.accountId, email, role }, key);

const openInvites = async () =>
  Object((await owner().get(`/accounts/team/invites?accountId=${merchant.accountId}`)).body).invites;

const register = (token: string, newPassword = password) =>
  post(testPlatform.web, '/api/identity/invites/register', { token, newPassword });

const check = (token: string) => post(testPlatform.web, '/api/identity/invites/check', { token });

const signIn = (email: string) =>
  post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' });

const invitedToken = async (email: string, role?: string) => {
  await invite(email, role);
  return tokenMailedTo(testPlatform, email);
};

describe('an invite', () => {
  test(
    "lets an invited person set a password, sign in and use the role's permissions",
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const email = newEmail();
      expect((await invite(`  ${email.toUpperCase()} `)).body).toMatchObject({ email, status: 'waiting' });
      const mailed = await tokenMailedTo(testPlatform, email);
      expect((await check(mailed)).body).toMatchObject({
        email,
        accountName: 'Harbor Coffee',
        role: 'operator',
        needsPassword: true,
      });
      expect((await register(mailed, 'short')).body).toMatchObject({ code: 'weak_password' });
      expect((await register(mailed)).status).toBe(204);
      const session = { token: textIn(await signIn(email), 'token') };
      const readAs = (path: string) =>
        get(testPlatform.web, `/api/accounts${path}?accountId=${merchant.accountId}`, session);
      expect((await readAs('')).status).toBe(200);
      expect((await readAs('/audit')).body).toMatchObject({ code: 'permission_missing' });
      expect(await openInvites()).toEqual([]);
    },
  );

  test('accepts either spelling of an invited domain, emails the ASCII form and lists the readable form', async () => {
    addresses += 1;
    const readable = `max-${addresses}@maß.de`;
    const ascii = `max-${addresses}@xn--ma-hia.de`;
    expect((await invite(readable)).body).toMatchObject({ email: readable });
    expect(await openInvites()).toMatchObject([{ email: readable }]);
    expect((await invite(ascii)).body).toMatchObject({ email: readable });
    expect(await mailsTo(testPlatform, readable)).toEqual([]);
    expect((await register(await tokenMailedTo(testPlatform, ascii))).status).toBe(204);
    expect((await signIn(readable)).body).toMatchObject({ email: readable });
    expect((await signIn(ascii.toUpperCase())).body).toMatchObject({ email: readable });
    const members = await owner().get(`/accounts/team/members?accountId=${merchant.accountId}`);
    expect(Object(members.body).members).toContainEqual(expect.objectContaining({ email: readable }));
    const audited = await owner().get(`/accounts/audit?accountId=${merchant.accountId}`);
    expect(JSON.stringify(audited.body)).toContain(readable);
    expect(JSON.stringify(audited.body)).not.toContain(ascii);
  });

  test.each(['jane@example.com,', 'jane@example..com', 'jane@-example.com', 'mailto:jane@example.com'])(
    'refuses to invite %s',
    async (email) => {
      expect(await invite(email)).toMatchObject({
        status: 400,
        body: { fields: { email: 'Please enter an email address' } },
      });
    },
  );

  test('lets a signed-in person with a password accept an invite', async () => {
    const person = await newPerson(testPlatform);
    const token = await invitedToken(person.email, 'viewer');
    expect((await check(token)).body).toMatchObject({ needsPassword: false });
    expect((await register(token)).body).toMatchObject({ code: 'has_password' });
    const invitee = callerOf(testPlatform, person);
    const accepted = await invitee.post('/identity/invites/accept', { token });
    expect(accepted).toMatchObject({ status: 200, body: { accountId: merchant.accountId } });
    const granted = Object((await invitee.get('/permissions/accounts')).body).accounts;
    expect(granted).toMatchObject([
      {
        id: merchant.accountId,
        permissions: ['account_read', 'team_read', 'view_save', 'export_create'],
      },
    ]);
  });

  test(
    'accepts an invite for only one of concurrent requests',
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const person = await newPerson(testPlatform);
      const token = await invitedToken(person.email);
      const invitee = callerOf(testPlatform, person);
      const responses = await Promise.all(
        Array.from({ length: 16 }, () => invitee.post('/identity/invites/accept', { token })),
      );
      const statuses = responses.map(({ status }) => status).toSorted((one, other) => one - other);
      expect(statuses).toEqual([200, ...Array.from({ length: 15 }, () => 422)]);
      expect(await auditLines(testPlatform, 'invite.accept')).toContainEqual(
        expect.objectContaining({ user_id: person.userId, account_id: merchant.accountId }),
      );
    },
  );

  test('sets one password for concurrent requests with one invite', async () => {
    const email = newEmail();
    const token = await invitedToken(email);
    const responses = await Promise.all(Array.from({ length: 8 }, () => register(token)));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect((await signIn(email)).status).toBe(200);
  });

  test(
    'accepts an invite only from a person with its address',
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const token = await invitedToken(newEmail());
      const other = callerOf(testPlatform, await newPerson(testPlatform));
      const refused = await other.post('/identity/invites/accept', { token });
      expect(refused).toMatchObject({ status: 403, body: { code: 'invite_for_other_address' } });
      expect(Object((await other.get('/permissions/accounts')).body).accounts).toEqual([]);
      expect((await check(token)).status).toBe(200);
    },
  );

  test('accepts an invite for seven days', { meta: { shows: ['threat:2.14'] } }, async () => {
    const token = await invitedToken(newEmail());
    await moveClock(testPlatform, 7 * dayMs - 1);
    expect((await check(token)).status).toBe(200);
    await moveClock(testPlatform, 1);
    expect((await check(token)).body).toMatchObject({ code: 'invalid_invite' });
    expect((await register(token)).body).toMatchObject({ code: 'invalid_invite' });
    expect(await openInvites()).toMatchObject([{ status: 'expired' }]);
  });

  test("lets only an invite's own account withdraw it", async () => {
    const email = newEmail();
    const token = await invitedToken(email);
    const [{ id }] = await openInvites();
    const stranger = await newMerchant(testPlatform);
    const withdraw = (by: Merchant) =>
      callerOf(testPlatform, by.person).post('/accounts/team/invites/withdraw', {
        accountId: by.accountId,
        inviteId: id,
      });
    expect((await withdraw(stranger)).status).toBe(404);
    expect((await withdraw(merchant)).status).toBe(204);
    expect((await withdraw(merchant)).status).toBe(404);
    expect((await register(token)).body).toMatchObject({ code: 'invalid_invite' });
    expect(await auditLines(testPlatform, 'invite.withdraw')).toContainEqual(
      expect.objectContaining({ subject: id, details: { email } }),
    );
  });

  test('sends no email for an invite that was withdrawn before', async () => {
    const email = newEmail();
    const inviteId = textIn(await invite(email), 'id');
    await owner().post('/accounts/team/invites/withdraw', { accountId: merchant.accountId, inviteId });
    expect(await mailsTo(testPlatform, email)).toEqual([]);
  });

  test('replaces the open invite of the same address and voids its link', async () => {
    const email = newEmail();
    const first = await invitedToken(email, 'viewer');
    await moveClock(testPlatform, 1_000);
    const second = await invitedToken(email, 'finance');
    expect(second).not.toBe(first);
    expect((await check(first)).status).toBe(422);
    expect((await check(second)).body).toMatchObject({ role: 'finance' });
    expect(await openInvites()).toMatchObject([{ email, role: 'finance', status: 'sent' }]);
  });

  test('creates and sends one invite for a repeated key', async () => {
    const email = newEmail();
    const responses = await Promise.all([1, 2, 3].map(() => invite(email, 'viewer', 'invite-1')));
    expect(responses.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
    expect(await mailsTo(testPlatform, email)).toHaveLength(1);
  });

  test('voids an invite if its sender has left or can no longer invite', async () => {
    for (const leave of [
      ['/accounts/team/members/remove', {}],
      ['/accounts/team/members/role', { role: 'finance' }],
    ] as const) {
      const colleague = await newMember(testPlatform, merchant.accountId, 'owner');
      const email = newEmail();
      await callerOf(testPlatform, colleague).post('/accounts/team/invites', {
        accountId: merchant.accountId,
        email,
        role: 'owner',
      });
      const token = await tokenMailedTo(testPlatform, email);
      const body = { accountId: merchant.accountId, userId: colleague.userId, ...leave[1] };
      expect((await owner().post(leave[0], body)).status).toBe(204);
      expect((await register(token)).body).toMatchObject({ code: 'invalid_invite' });
    }
  });
});

describe('invitations', () => {
  test(
    'returns the same response and sends the same email for known and unknown addresses',
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const known = await newPerson(testPlatform);
      const unknown = `${known.email.slice(0, -'@example.com'.length)}-x@example.com`;
      const answerTo = async (email: string) => {
        const response = telling(await invite(email, 'viewer'));
        const [mail = ''] = await mailsTo(testPlatform, email);
        const strip = (text: string) =>
          text
            .replaceAll(email, 'EMAIL')
            .replaceAll(
              /inv_\w+|token=[\w-]+|boundary="[^"]+"|--_NmP-[\w-]+|Message-ID: <[^>]+>|Date: .+/g,
              '',
            );
        return {
          ...response,
          headers: Object.keys(response.headers),
          text: strip(response.text),
          mail: strip(mail),
        };
      };
      expect(await answerTo(unknown)).toEqual(await answerTo(known.email));
    },
  );

  test('refuses to invite a member, an invalid address or an unknown role', async () => {
    const member = await newMember(testPlatform, merchant.accountId, 'viewer');
    expect(await invite(member.email)).toMatchObject({ status: 409, body: { code: 'already_granted' } });
    expect((await invite('nobody')).body).toMatchObject({
      code: 'invalid_input',
      fields: { email: expect.any(String) },
    });
    expect((await invite(newEmail(), 'admin')).body).toMatchObject({ code: 'invalid_input' });
  });

  test(
    "refuses an internal admin's acceptance of an invite",
    { meta: { shows: ['threat:2.10'] } },
    async () => {
      const admin = await newPerson(testPlatform, ['internal_admin']);
      const token = await invitedToken(admin.email);
      const response = await callerOf(testPlatform, admin).post('/identity/invites/accept', { token });
      expect(response).toMatchObject({ status: 422, body: { code: 'grantee_is_admin' } });
    },
  );
});

describe('limits of invites', () => {
  let strict: TestPlatform;
  let busy: Merchant;

  beforeAll(async () => {
    strict = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  });
  afterAll(() => strict.close());
  beforeEach(async () => {
    busy = await newMerchant(strict);
  });

  const guess = () =>
    post(strict.web, '/api/identity/invites/check', { token: 'x'.repeat(43) }, { from: '192.0.2.77' });

  const inviteBy = ({ person, accountId }: Merchant, email: string) =>
    callerOf(strict, person).post('/accounts/team/invites', { accountId, email, role: 'viewer' });

  test(
    'limits invites to 20 per account and day, even for concurrent requests',
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const responses = await Promise.all(Array.from({ length: 25 }, () => inviteBy(busy, newEmail())));
      expect(responses.filter(({ status }) => status === 201)).toHaveLength(20);
      expect(responses.filter(({ status }) => status === 429)).toHaveLength(5);
      await moveClock(strict, dayMs);
      expect((await inviteBy(busy, newEmail())).status).toBe(201);
    },
  );

  test(
    'limits invites to 3 per address and day, from all senders',
    { meta: { shows: ['threat:2.14'] } },
    async () => {
      const email = newEmail();
      const others = [await newMerchant(strict), await newMerchant(strict), await newMerchant(strict)];
      for (const other of others) expect((await inviteBy(other, email)).status).toBe(201);
      const refused = await inviteBy(busy, email);
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    },
  );

  test('blocks a network address for a while after 50 wrong invite links', async () => {
    for (let time = 0; time < 50; time += 1) expect((await guess()).status).toBe(422);
    expect((await guess()).status).toBe(429);
  });
});
