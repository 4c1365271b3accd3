import { afterAll, beforeAll, expect, test } from 'vitest';
import { outbox, readable } from '../../../test/outbox.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { post } from '../../../test/requests.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';
import { createPlatform } from '../../create-platform.ts';
import { handlers } from '../../server/calls.ts';
import { webOriginApp } from '../../server/web-origin.ts';
import type { Platform } from '../../platform.ts';
import { findDueJobs } from '../../jobs/due-jobs.ts';
import { sendDueResetMails } from './send-due-reset-mails.ts';
import { moveClock } from '../../../test/passing-time.ts';

let testPlatform: TestPlatform;

const minuteMs = 60_000;

beforeAll(async () => {
  testPlatform = await startTestPlatform({ environment: { WEB_BASE_URL: 'http://localhost:4310' } });
});
afterAll(() => testPlatform.close());

const request = (email: string) => post(testPlatform.web, '/api/identity/reset-password-request', { email });

const reset = (token: string, newPassword = 'a new beginning') =>
  post(testPlatform.web, '/api/identity/reset-password', { token, newPassword });

const signIn = async ({ email }: Person, password: string) =>
  (await post(testPlatform.web, '/api/identity/login', { email, password, system: 'payment' })).status;

const mailsTo = async (email: string) => {
  await sendDueResetMails(testPlatform.platform);
  return (await outbox(testPlatform)).map(readable).filter((mail) => mail.includes(`To: ${email}`));
};

const mailedToken = async (person: Person) => {
  await request(person.email);
  const mail = (await mailsTo(person.email)).at(-1) ?? '';
  return /http:\/\/localhost:4310\/reset-password\?token=([\w-]{43})/.exec(mail)?.[1] ?? '';
};

test(
  'sets a new password with the emailed link and ends every session',
  { meta: { shows: ['threat:1.3', 'asvs:V6.4.3', 'asvs:V7.4.3'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const token = await mailedToken(person);
    expect((await reset(token)).status).toBe(204);
    expect(await signIn(person, person.password)).toBe(401);
    expect(await signIn(person, 'a new beginning')).toBe(200);
    const old = await post(testPlatform.web, '/api/identity/sessions', undefined, { token: person.token });
    expect(old.status).toBe(401);
  },
);

test(
  'responds to an unknown email as to a known email, but sends nothing',
  { meta: { shows: ['threat:1.7', 'asvs:V6.4.3'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const [known, unknown] = await Promise.all([request(person.email), request('nobody@example.com')]);
    expect([known.status, unknown.status]).toEqual([202, 202]);
    expect(known.text).toBe(unknown.text);
    expect(await mailsTo('nobody@example.com')).toEqual([]);
    expect(await mailsTo(person.email)).toHaveLength(1);
  },
);

/** Returns everything stored about an address except the throttle, which counts every request. */
const written = async (email: string) => {
  const { rows } = await testPlatform.owner.query(
    `select (select count(*)::int from password_reset_requests where email = $1) as requests,
            (select count(*)::int from password_resets r join users u on u.id = r.user_id where u.email = $1) as links,
            (select count(*)::int from audit_trail a join users u on u.id = a.user_id
              where u.email = $1 and a.action = 'password_reset.request') as audited`,
    [email],
  );
  return rows[0];
};

test('stores only the request for known and unknown addresses before the response, and deletes it after processing', async () => {
  const person = await newPerson(testPlatform);
  for (const email of [person.email, 'somebody@example.com']) {
    expect((await request(` ${email.toUpperCase()} `)).status).toBe(202);
    await testPlatform.platform.background.settled();
    expect(await written(email)).toEqual({ requests: 1, links: 0, audited: 0 });
  }
  await sendDueResetMails(testPlatform.platform);
  expect(await written(person.email)).toEqual({ requests: 0, links: 1, audited: 1 });
  expect(await written('somebody@example.com')).toEqual({ requests: 0, links: 0, audited: 0 });
});

test('sends a reset link even if the process that responded has died', async () => {
  const person = await newPerson(testPlatform);
  const { settings } = testPlatform.platform;
  const answering = await createPlatform({
    settings,
    databaseUrl: testPlatform.databaseUrl,
    clock: testPlatform.clock,
  });
  if (!answering.ok) throw new Error(answering.message);
  const web = webOriginApp(answering.platform, handlers);
  expect((await post(web, '/api/identity/reset-password-request', { email: person.email })).status).toBe(202);
  await answering.close();
  expect(await findDueJobs(testPlatform.platform)).toContainEqual({
    task: 'send_reset_mails',
    subject: 'all',
  });
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('sends one email per request for eight concurrent jobs', async () => {
  const person = await newPerson(testPlatform);
  await request(person.email);
  await Promise.all(Array.from({ length: 8 }, () => sendDueResetMails({ ...testPlatform.platform })));
  expect(await mailsTo(person.email)).toHaveLength(1);
});

test('retries an unreachable mail server every minute for the lifetime of a link', async () => {
  const person = await newPerson(testPlatform);
  const sent: string[] = [];
  let isAway = true;
  const platform: Platform = {
    ...testPlatform.platform,
    mailer: {
      send: async ({ to }) => {
        if (isAway) throw new Error('The mail server is away.');
        sent.push(to);
      },
    },
  };
  await request(person.email);
  await expect(sendDueResetMails(platform)).rejects.toThrow('away');
  await sendDueResetMails(platform);
  await moveClock(testPlatform, minuteMs);
  isAway = false;
  await sendDueResetMails(platform);
  expect(sent).toEqual([person.email]);
  expect(await written(person.email)).toEqual({ requests: 0, links: 2, audited: 1 });

  isAway = true;
  await request(person.email);
  await expect(sendDueResetMails(platform)).rejects.toThrow('away');
  await moveClock(testPlatform, 30 * minuteMs);
  await sendDueResetMails(platform);
  expect(await written(person.email)).toMatchObject({ requests: 0 });
  expect(sent).toHaveLength(1);
});

test(
  'accepts a reset link for only one of twenty concurrent requests',
  { meta: { shows: ['threat:1.7', 'asvs:V6.5.1'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const token = await mailedToken(person);
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => reset(token, `password number ${index}`)),
    );
    expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      204,
      ...Array.from({ length: 19 }, () => 422),
    ]);
    const winner = responses.findIndex(({ status }) => status === 204);
    expect(await signIn(person, `password number ${winner}`)).toBe(200);
  },
);

test(
  'accepts a reset link for half an hour',
  { meta: { shows: ['threat:1.7', 'asvs:V6.5.5'] } },
  async () => {
    const person = await newPerson(testPlatform);
    const [late, inTime] = [await mailedToken(person), await mailedToken(await newPerson(testPlatform))];
    await moveClock(testPlatform, 30 * minuteMs - 1);
    expect((await reset(inTime)).status).toBe(204);
    await moveClock(testPlatform, 1);
    const refused = await reset(late);
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ code: 'invalid_reset_token' });
    expect(await signIn(person, person.password)).toBe(200);
  },
);

test('voids earlier reset links after a reset', { meta: { shows: ['asvs:V6.6.2'] } }, async () => {
  const person = await newPerson(testPlatform);
  const first = await mailedToken(person);
  await moveClock(testPlatform, 1000);
  const second = await mailedToken(person);
  expect(first).not.toBe(second);
  expect((await reset(second)).status).toBe(204);
  expect((await reset(first, 'an attempt too late')).status).toBe(422);
});

test('leaves a reset link valid after a refused password', async () => {
  const token = await mailedToken(await newPerson(testPlatform));
  expect((await reset(token, 'short')).body).toMatchObject({
    code: 'weak_password',
    fields: { newPassword: expect.any(String) },
  });
  expect((await reset(token)).status).toBe(204);
});

test('refuses an unknown reset token', { meta: { shows: ['asvs:V6.6.3'] } }, async () => {
  expect((await reset('a'.repeat(43))).body).toMatchObject({ code: 'invalid_reset_token' });
});

test(
  'stores only a hash of the reset token, and logs the link only outside production',
  { meta: { shows: ['threat:1.7', 'asvs:V6.5.2'] } },
  async () => {
    const token = await mailedToken(await newPerson(testPlatform));
    const { rows } = await testPlatform.owner.query(
      `select string_agg(r::text, ' ') as all from password_resets r`,
    );
    expect(rows[0].all).not.toContain(token);
    const printed = testPlatform.logged.filter(({ event }) => event === 'password_reset_link');
    expect(printed.at(-1)?.fields['link']).toContain(token);
    const production = await startTestPlatform({ environment: { NODE_ENV: 'production', THROTTLE: 'on' } });
    try {
      const person = await newPerson(production);
      await post(production.web, '/api/identity/reset-password-request', { email: person.email });
      await sendDueResetMails(production.platform);
      expect(await outbox(production)).toHaveLength(1);
      expect(production.logged.some(({ event }) => event === 'password_reset_link')).toBe(false);
    } finally {
      await production.close();
    }
  },
);
