import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

const mailWithinMs = 20_000;

type LinkPath = 'reset-password' | 'accept-invite' | 'confirm-email';

const tokenIn = (mail: string, path: LinkPath): string | undefined =>
  new RegExp(`${path}\\?token=([\\w-]+)`).exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];

const mailsIn = (outbox: string): string[] =>
  // The first mail creates the folder.
  (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .slice(-500)
    .map((name) => readFileSync(join(outbox, name), 'utf8'));

/** Waits for the token in the newest link mailed to an address. Mails are sent after the call returns. */
export const mailedToken = async (
  outbox: string,
  { path, email, known }: { readonly path: LinkPath; readonly email: string; readonly known?: string },
): Promise<string> => {
  const deadline = performance.now() + mailWithinMs;
  for (;;) {
    const own = mailsIn(outbox).filter((mail) => mail.includes(`To: ${email}\r\n`));
    const newest = own.flatMap((mail) => tokenIn(mail, path) ?? []).at(-1);
    if (newest !== undefined && newest !== known) return newest;
    if (performance.now() > deadline) throw new Error(`No link to ${path} was mailed.`);
    await sleep(100);
  }
};
