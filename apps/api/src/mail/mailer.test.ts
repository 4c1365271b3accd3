import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openMailServer } from '../../test/mail-server.ts';
import { movableClock } from '../runtime/clock.ts';
import { readSettings } from '../runtime/settings.ts';
import { MailRefused } from './mailer.ts';
import { openMailer } from './open-mailer.ts';

const clock = movableClock(new Date('2026-03-02T15:00:00.000Z'));
const mail = {
  to: 'dana@example.com',
  subject: 'Grüße from Harbor Coffee',
  text: 'Total: $12.00\nThank you.\n',
  html: '<p>Total: $12.00</p>',
};

const closings: (() => Promise<void>)[] = [];
afterEach(async () => {
  await Promise.all(closings.splice(0).map((close) => close()));
});

const folder = async () => {
  const path = await mkdtemp(join(tmpdir(), 'tillbook-mail-'));
  closings.push(() => rm(path, { recursive: true, force: true }));
  return path;
};

const mailerWith = async (environment: Record<string, string>) => {
  const dataDirectory = await folder();
  const read = readSettings({ DATA_DIR: dataDirectory, ...environment });
  if (!read.ok) throw new Error(read.message);
  return { dataDirectory, mailer: openMailer(read.settings, clock) };
};

const mailServer = async (refuses = false) => {
  const server = await openMailServer({ refuses });
  closings.push(() => server.close());
  return server;
};

test.each([
  ['books@example.com', '"Till & Co" <books@example.com>'],
  ['Harbor Payments <books@example.com>', 'Harbor Payments <books@example.com>'],
])('sends emails from SMTP_FROM=%s', async (given, from) => {
  const { url, received } = await mailServer();
  const { mailer } = await mailerWith({ SMTP_URL: url, SMTP_FROM: given, BRAND_NAME: 'Till & Co' });
  await mailer.send(mail);
  expect(received[0]?.from).toBe('books@example.com');
  expect(received[0]?.content).toContain(`From: ${from}`);
});

test(
  "sends HTML and text from the brand's name and the public host through SMTP_URL",
  { meta: { shows: ['asvs:V1.3.3'] } },
  async () => {
    const { url, received } = await mailServer();
    const { mailer, dataDirectory } = await mailerWith({
      SMTP_URL: url,
      WEB_BASE_URL: 'https://pay.example.com',
      TOKENIZATION_BASE_URL: 'https://forms.example.com',
      BRAND_NAME: 'Till & Co',
    });
    await mailer.send(mail);
    expect(received).toHaveLength(1);
    expect(received[0]).toMatchObject({ from: 'no-reply@pay.example.com', to: ['dana@example.com'] });
    const content = received[0]?.content ?? '';
    expect(content).toContain('From: "Till & Co" <no-reply@pay.example.com>');
    expect(content).toContain('Content-Type: text/plain');
    expect(content).toContain('Content-Type: text/html');
    expect(content).toContain('Auto-Submitted: auto-generated');
    expect(await readdir(dataDirectory)).toEqual([]);
  },
);

test('throws if the mail server refuses the email or is unavailable', async () => {
  const refusing = await mailServer(true);
  const { mailer } = await mailerWith({ SMTP_URL: refusing.url });
  await expect(mailer.send(mail)).rejects.toThrow(MailRefused);
  const away = await mailerWith({ SMTP_URL: 'smtp://127.0.0.1:1' });
  await expect(away.mailer.send(mail)).rejects.toThrow('ECONNREFUSED');
});

test.each(['a@example.com,b@example.com', 'a@example.com\r\nBcc: b@example.com', 'a<b@example.com>'])(
  'treats a recipient as one address: %j',
  async (to) => {
    const { url, received } = await mailServer();
    const overSmtp = await mailerWith({ SMTP_URL: url });
    await Promise.allSettled([overSmtp.mailer.send({ ...mail, to }), overSmtp.mailer.send(mail)]);
    expect(received.flatMap((each) => each.to)).toEqual(['dana@example.com']);
    const { mailer, dataDirectory } = await mailerWith({});
    await mailer.send({ ...mail, to, subject: 'One\r\nBcc: b@example.com' });
    const [name = ''] = await readdir(join(dataDirectory, 'outbox'));
    const text = await readFile(join(dataDirectory, 'outbox', name), 'utf8');
    expect(text.match(/^To: .*$/gm)).toEqual([expect.stringMatching(/^To: <"a.*b?"@example\.com>\r?$/)]);
    expect(text).not.toMatch(/^Bcc:/m);
  },
);

test('writes emails to files that only their owner can read if no mail server is configured', async () => {
  const { mailer, dataDirectory } = await mailerWith({});
  await mailer.send(mail);
  clock.moveBy(1000);
  await mailer.send({ ...mail, subject: 'The second' });
  const names = (await readdir(join(dataDirectory, 'outbox'))).toSorted();
  expect(names).toHaveLength(2);
  expect(names.every((name) => /^2026-03-02T15-00-.*\.eml$/.test(name))).toBe(true);
  const path = join(dataDirectory, 'outbox', names[1] ?? '');
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  const text = await readFile(path, 'utf8');
  expect(text).toContain('Subject: The second');
  expect(text).toContain('To: dana@example.com');
  expect(text).toMatch(/\r\n/);
});
