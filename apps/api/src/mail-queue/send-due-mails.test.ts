import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestPlatform, type TestPlatform } from '../../test/test-platform.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from '../mail/mailer.ts';
import { sendDueMails, sendMail, type MailQueue } from './send-due-mails.ts';

let testPlatform: TestPlatform;

beforeAll(async () => {
  testPlatform = await startTestPlatform();
});
afterAll(() => testPlatform.close());

const queueOf = (ids: readonly string[], send: (id: string) => Promise<void>): MailQueue => ({
  findDue: async () => ids,
  send: (_platform, id) => send(id),
});

const mail: Mail = {
  to: 'ivan@example.com',
  subject: 'Receipt',
  text: 'Thank you.',
  html: '<p>Thank you.</p>',
};

describe('emails that are due', () => {
  test('occupies one worker slot for all kinds of emails while the mail server is silent', async () => {
    const server = Promise.withResolvers<void>();
    const sent: string[] = [];
    const receipts = sendDueMails(
      testPlatform.platform,
      queueOf(['receipt'], () => server.promise),
    );
    const invitations = queueOf(['invitation'], async (id) => void sent.push(id));
    await sendDueMails(testPlatform.platform, invitations);
    expect(sent).toEqual([]);
    server.resolve();
    await receipts;
    await sendDueMails(testPlatform.platform, invitations);
    expect(sent).toEqual(['invitation']);
  });

  test('leaves the remaining emails to the next job after a failure', async () => {
    const tried: string[] = [];
    const failing = queueOf(['first', 'second'], async (id) => {
      tried.push(id);
      throw new Error('The mail server is away.');
    });
    await expect(sendDueMails(testPlatform.platform, failing)).rejects.toThrow('away');
    expect(tried).toEqual(['first']);
  });
});

test('returns the time of a permanent refusal, and throws if a retry may help', async () => {
  const platformWith = (failure: Error): Platform => ({
    ...testPlatform.platform,
    mailer: { send: () => Promise.reject(failure) },
  });
  const refused = await sendMail(platformWith(new MailRefused('550')), mail);
  expect(refused).toEqual({ refusedAt: testPlatform.clock.now() });
  await expect(sendMail(platformWith(new Error('away')), mail)).rejects.toThrow('away');
});
