import { randomBytes } from 'node:crypto';
import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import type { Clock } from '../runtime/clock.ts';
import type { Settings } from '../runtime/settings.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './mailer.ts';

/** Returns a name that sorts by time. */
const fileName = (clock: Clock) =>
  `${clock.now().toISOString().replaceAll(/[:.]/g, '-')}-${randomBytes(4).toString('hex')}.eml`;

/**
 * Writes emails to .eml files, for machines without a mail server. A file appears only when it is complete,
 * and only its owner can read it, because it may contain reset links.
 */
export const outboxMailer = (folder: string, settings: Settings, clock: Clock): Mailer => {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(composeMail(settings, mail));
      const path = join(folder, fileName(clock));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      await writeFile(`${path}.part`, message, { mode: 0o600 });
      await rename(`${path}.part`, path);
    },
  };
};
