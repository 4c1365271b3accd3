import type { RoleName } from '@tillbook/contract';
import { beginSession } from '../src/access/sessions.ts';
import { outbox, readable } from './outbox.ts';
import { runDueJobs } from './passing-time.ts';
import { grant, newPerson, type Person } from './people.ts';
import { get, post, type TestResponse } from './requests.ts';
import type { TestPlatform } from './test-platform.ts';

/** Sends calls of one person, each with its own session, so that the clock may be moved. */
export const callerOf = ({ web, platform }: TestPlatform, { userId }: Pick<Person, 'userId'>) => ({
  get: async (path: string): Promise<TestResponse> =>
    get(web, `/api${path}`, { token: await beginSession(platform, userId) }),
  post: async (path: string, body: unknown, key?: string): Promise<TestResponse> =>
    post(web, `/api${path}`, body, {
      token: await beginSession(platform, userId),
      ...(key !== undefined && { headers: { 'idempotency-key': key } }),
    }),
});

export const newMember = async (
  testPlatform: TestPlatform,
  accountId: string,
  role: RoleName,
): Promise<Person> => {
  const member = await newPerson(testPlatform);
  await grant(testPlatform, member.userId, accountId, role);
  return member;
};

/** Returns the emails to an address, oldest first, after sending due emails. */
export const mailsTo = async (testPlatform: TestPlatform, email: string): Promise<string[]> => {
  await runDueJobs(testPlatform);
  return (await outbox(testPlatform)).map(readable).filter((mail) => mail.includes(`To: ${email}\r\n`));
};

/**
 * Returns the token in the newest email to an address, or an empty string if there is no email. Emails sent
 * at the same moment are in no particular order: a test that sends two emails moves the clock between them.
 */
export const tokenMailedTo = async (
  testPlatform: TestPlatform,
  email: string,
  path: 'accept-invite' | 'confirm-email' | 'reset-password' = 'accept-invite',
): Promise<string> => {
  const mail = (await mailsTo(testPlatform, email)).at(-1) ?? '';
  return new RegExp(`/${path}\\?token=([\\w-]+)`).exec(mail)?.[1] ?? '';
};
