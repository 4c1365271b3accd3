import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { auditLines } from '../../../test/administration.ts';
import { moveClock, runDueJobs } from '../../../test/passing-time.ts';
import { newPerson, type Person } from '../../../test/people.ts';
import { get, post, telling, textIn } from '../../../test/requests.ts';
import { callerOf, mailsTo, tokenMailedTo } from '../../../test/team.ts';
import { startTestPlatform, type TestPlatform } from '../../../test/test-platform.ts';

let testPlatform: TestPlatform;
let person: Person;
let newEmail: string;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

beforeEach(async () => {
  person = await newPerson(testPlatform);
  newEmail = `new-${person.email}`;
});

const ask = (email = newEmail, by = person, password = by.password) =>
  callerOf(testPlatform, by).post('/identity/change-email', { password, newEmail: email });

const confirm = (token: string) => post(testPlatform.web, '/api/identity/confirm-email', { token });

const mailedLink = (email = newEmail) => tokenMailedTo(testPlatform, email, 'confirm-email');

const signIn = (email: string) =>
  post(testPlatform.web, '/api/identity/login', { email, password: person.password, system: 'payment' });

const minuteMs = 60_000;

describe('an email address', () => {
  test(
    'changes an email address when its link is confirmed, and notifies the old address',
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      expect(await ask()).toMatchObject({ status: 202, body: {} });
      const token = await mailedLink();
      expect((await signIn(person.email)).status).toBe(200);
      expect(await mailsTo(testPlatform, person.email)).toEqual([]);
      expect(await confirm(token)).toMatchObject({ status: 200, body: { email: newEmail } });
      expect((await signIn(person.email)).status).toBe(401);
      expect((await signIn(newEmail)).status).toBe(200);
      const [notice = '', ...others] = await mailsTo(testPlatform, person.email);
      expect(others).toEqual([]);
      expect(notice).toContain(newEmail);
      expect(await mailsTo(testPlatform, newEmail)).toHaveLength(1);
      const of = { user_id: person.userId, account_id: null };
      expect(await auditLines(testPlatform, 'email.change')).toContainEqual(
        expect.objectContaining({ ...of, details: { from: person.email, to: newEmail } }),
      );
      expect(await auditLines(testPlatform, 'email_change.request')).toContainEqual(
        expect.objectContaining({ ...of, details: { to: newEmail } }),
      );
    },
  );

  test(
    "ends every session and the old address's reset links when an email address changes",
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      const session = { token: textIn(await signIn(person.email), 'token') };
      await post(testPlatform.web, '/api/identity/reset-password-request', { email: person.email });
      const reset = await tokenMailedTo(testPlatform, person.email, 'reset-password');
      await ask();
      await confirm(await mailedLink());
      expect((await get(testPlatform.web, '/api/permissions/accounts', session)).status).toBe(401);
      const newPassword = 'another password nobody guesses';
      const used = await post(testPlatform.web, '/api/identity/reset-password', {
        token: reset,
        newPassword,
      });
      expect(used.body).toMatchObject({ code: 'invalid_reset_token' });
    },
  );

  test(
    'requires the password for a change of the email address',
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      const refused = await ask(newEmail, person, 'not my password');
      expect(refused).toMatchObject({
        status: 422,
        body: { code: 'wrong_password', fields: { password: expect.any(String) } },
      });
      expect(await mailsTo(testPlatform, newEmail)).toEqual([]);
      expect((await ask(` ${person.email.toUpperCase()}`)).body).toMatchObject({ code: 'same_email' });
    },
  );
});

describe('the link to change an address', () => {
  test(
    'accepts a confirmation link once for concurrent requests',
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      await ask();
      const token = await mailedLink();
      const responses = await Promise.all(Array.from({ length: 8 }, () => confirm(token)));
      expect(responses.filter(({ status }) => status === 200)).toHaveLength(1);
      expect(responses.filter(({ status }) => status === 422)).toHaveLength(7);
    },
  );

  test(
    'accepts only the newest confirmation link, for half an hour',
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      await ask();
      const first = await mailedLink();
      await ask(`newer-${person.email}`);
      const second = await mailedLink(`newer-${person.email}`);
      expect((await confirm(first)).body).toMatchObject({ code: 'invalid_email_link' });
      await moveClock(testPlatform, 30 * minuteMs);
      expect((await confirm(second)).body).toMatchObject({ code: 'invalid_email_link' });
      expect((await signIn(person.email)).status).toBe(200);
    },
  );
});

/** Returns the parts of a response that must not depend on the address. */
const answerTo = async (email: string) => {
  const { status, text, headers } = telling(await ask(email));
  return { status, text, names: Object.keys(headers) };
};

describe('an address of another person', () => {
  test(
    "responds to another person's address as to a free address, but sends no email",
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      const other = await newPerson(testPlatform);
      expect(await answerTo(other.email)).toEqual(await answerTo(`free-${other.email}`));
      expect(await mailsTo(testPlatform, other.email)).toEqual([]);
      expect((await signIn(person.email)).status).toBe(200);
    },
  );

  test('refuses to confirm an address that another person got meanwhile', async () => {
    const other = await newPerson(testPlatform);
    const wanted = `wanted-${person.email}`;
    await ask(wanted);
    const mine = await mailedLink(wanted);
    await testPlatform.owner.query('update users set email = $1 where id = $2', [wanted, other.userId]);
    expect((await confirm(mine)).body).toMatchObject({ code: 'invalid_email_link' });
  });

  test(
    'gives an address to only one of two people who confirm it concurrently',
    { meta: { shows: ['threat:1.11'] } },
    async () => {
      for (let round = 0; round < 20; round += 1) {
        const people = [await newPerson(testPlatform), await newPerson(testPlatform)];
        const wanted = `round-${round}-${person.email}`;
        const links: string[] = [];
        for (const one of people) {
          await moveClock(testPlatform, 1_000);
          await ask(wanted, one);
          links.push(await mailedLink(wanted));
        }
        expect(new Set(links).size).toBe(2);
        const responses = await Promise.all(links.map(confirm));
        expect(responses.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
          200, 422,
        ]);
      }
    },
  );
});

test('limits email changes to five requests per person and hour', async () => {
  const strict = await startTestPlatform({ environment: { THROTTLE: 'on' } });
  const asker = await newPerson(strict);
  const askAs = (email: string) =>
    callerOf(strict, asker).post('/identity/change-email', { password: asker.password, newEmail: email });
  for (let time = 0; time < 5; time += 1) expect((await askAs(`n${time}-${asker.email}`)).status).toBe(202);
  expect((await askAs(`n6-${asker.email}`)).status).toBe(429);
  await runDueJobs(strict);
  await strict.close();
});
