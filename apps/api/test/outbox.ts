import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { TestPlatform } from './test-platform.ts';

/** Returns the raw emails in the outbox, oldest first. */
export const outbox = async ({ platform }: TestPlatform): Promise<string[]> => {
  await platform.background.settled();
  const folder = join(platform.settings.dataDirectory, 'outbox');
  const names = (await readdir(folder).catch(() => [])).toSorted((one, other) => one.localeCompare(other));
  return Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
};

/** Decodes enough of quoted-printable to read an email. */
export const readable = (mail: string): string => {
  const joined = mail.replaceAll(/=\r?\n/g, '');
  const bytes = joined.replaceAll(/(?:=[0-9A-F]{2})+/g, (run) =>
    Buffer.from(run.replaceAll('=', ''), 'hex').toString('utf8'),
  );
  return bytes;
};
