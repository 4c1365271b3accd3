import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testPlatform, type TestPlatform } from '../../test/test-platform.ts';
import type { Platform } from '../platform.ts';
import { MailRefused, type Mail } from './mailer.ts';
import { sendDueMails, sendMail, type MailQueue } from './send-due-mails.ts';

let here: TestPlatform;

beforeAll(async () => {
  here = await testPlatform();
});
afterAll(() => here.close());

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

describe('mails that are due', () => {
  test('take one slot of the worker while the mail server is silent, whatever their kind', async () => {
    const server = Promise.withResolvers<void>();
    const sent: string[] = [];
    const receipts = sendDueMails(
      here.platform,
      queueOf(['receipt'], () => server.promise),
    );
    const invitations = queueOf(['invitation'], async (id) => void sent.push(id));
    await sendDueMails(here.platform, invitations);
    expect(sent).toEqual([]);
    server.resolve();
    await receipts;
    await sendDueMails(here.platform, invitations);
    expect(sent).toEqual(['invitation']);
  });

  test('wait for the next job once one of them fails', async () => {
    const tried: string[] = [];
    const failing = queueOf(['first', 'second'], async (id) => {
      tried.push(id);
      throw new Error('The mail server is away.');
    });
    await expect(sendDueMails(here.platform, failing)).rejects.toThrow('away');
    expect(tried).toEqual(['first']);
  });
});

test('a mail that the server refuses for good is told apart from one that may go through later', async () => {
  const platformWith = (failure: Error): Platform => ({
    ...here.platform,
    mailer: { send: () => Promise.reject(failure) },
  });
  const refused = await sendMail(platformWith(new MailRefused('550')), mail);
  expect(refused).toEqual({ refusedAt: here.clock.now() });
  await expect(sendMail(platformWith(new Error('away')), mail)).rejects.toThrow('away');
});
