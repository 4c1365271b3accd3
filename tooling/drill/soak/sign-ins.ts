import { type Client, createClient } from '@tillbook/api-client';
import {
  changePassword,
  checkSession,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
} from '@tillbook/contract';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { timedClient, type Timings } from './timed-client.ts';

/** Somebody whom nobody else in the soak is: a new password ends the person's other sessions. */
const email = 'second@example.com';
const passwords = ['demo-second', 'another password of theirs'] as const;

const mailWithinMs = 20_000;

const tokenIn = (mail: string): string | undefined =>
  /reset-password\?token=([\w-]+)/.exec(mail.replaceAll('=\r\n', '').replaceAll('=3D', '='))?.[1];

const linksIn = (outbox: string): string[] =>
  // The folder is made for the first mail.
  (existsSync(outbox) ? readdirSync(outbox) : [])
    .filter((name) => name.endsWith('.eml'))
    .toSorted()
    .slice(-500)
    .flatMap((name) => tokenIn(readFileSync(join(outbox, name), 'utf8')) ?? []);

/** The mail goes out after the call. */
const newestLink = async (outbox: string, known: string | undefined): Promise<string> => {
  const deadline = performance.now() + mailWithinMs;
  for (;;) {
    const newest = linksIn(outbox).at(-1);
    if (newest !== undefined && newest !== known) return newest;
    if (performance.now() > deadline) throw new Error('No reset link was mailed.');
    await sleep(100);
  }
};

/** Signs in, changes the password, forgets it, sets it anew by the mailed link, and signs out, as often as it is asked. */
export const signInsAndPasswords = (apiBaseUrl: string, dataDirectory: string, timings: Timings) => {
  const outbox = join(dataDirectory, 'outbox');
  let token = '';
  let used: string | undefined;
  const client: Client = timedClient(createClient({ baseUrl: apiBaseUrl, getToken: () => token }), timings);
  return async (): Promise<void> => {
    const [oldPassword, newPassword] = passwords;
    token = (await client.call(login, { body: { email, password: oldPassword, system: 'payment' } })).token;
    await client.call(checkSession, {});
    await client.call(changePassword, { body: { oldPassword, newPassword } });
    await client.call(logout, {});
    await client.call(requestPasswordReset, { body: { email } });
    used = await newestLink(outbox, used);
    await client.call(resetPassword, { body: { token: used, newPassword: oldPassword } });
  };
};
