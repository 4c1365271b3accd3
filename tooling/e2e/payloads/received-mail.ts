import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';

const decoded = (encoding: string, body: string): string => {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8');
  if (encoding !== 'quoted-printable') return body;
  const bytes = body
    .replaceAll(/=\r\n/g, '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
};

const htmlIn = (mail: string): string => {
  const [, part = ''] = mail.split(/^Content-Type: text\/html/im);
  const end = part.indexOf('\r\n\r\n');
  const [, encoding = ''] = /^Content-Transfer-Encoding: (\S+)/im.exec(part.slice(0, end)) ?? [];
  const [body = ''] = part.slice(end + 4).split(/^--/m);
  return decoded(encoding, body);
};

const findMail = async (folder: string, recipient: string): Promise<string | undefined> => {
  const names = await readdir(folder).catch(() => []);
  const written = names.filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(written.map((name) => readFile(join(folder, name), 'utf8')));
  return mails.find((mail) => mail.includes(`To: ${recipient}\r\n`));
};

/** Waits for the mail to this recipient and returns its header and HTML. */
export const receivedMail = async (dataDirectory: string, recipient: string) => {
  const find = () => findMail(join(dataDirectory, 'outbox'), recipient);
  await expect.poll(find).toBeDefined();
  const mail = (await find()) ?? '';
  return { head: mail.slice(0, mail.indexOf('\r\n\r\n')), html: htmlIn(mail) };
};
