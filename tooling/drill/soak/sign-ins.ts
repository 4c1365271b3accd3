import { type Client, createClient } from '@tillbook/api-client';
import {
  changePassword,
  checkSession,
  confirmEmailChange,
  login,
  logout,
  requestEmailChange,
  requestPasswordReset,
  resetPassword,
} from '@tillbook/contract';
import { join } from 'node:path';
import { mailedToken } from './mailed-links.ts';
import { timedClient, type Timings } from './timed-client.ts';

/** A user that no other task uses: changing the password ends other sessions. */
const email = 'second@example.com';
const passwords = ['demo-second', 'another password of theirs'] as const;

const otherEmail = 'second-soak@example.com';

/**
 * Returns a task that changes the password, resets it by a mailed link, and changes the email address twice,
 * to another address and back.
 */
export const signInsAndPasswords = (apiBaseUrl: string, dataDirectory: string, timings: Timings) => {
  const outbox = join(dataDirectory, 'outbox');
  let token = '';
  let used = '';
  const confirmed = new Map<string, string>();
  const client: Client = timedClient(createClient({ baseUrl: apiBaseUrl, getToken: () => token }), timings);
  const changeEmail = async (from: string, to: string) => {
    const [password] = passwords;
    token = (await client.call(login, { body: { email: from, password, system: 'payment' } })).token;
    await client.call(requestEmailChange, { body: { password, newEmail: to } });
    const known = confirmed.get(to) ?? '';
    const link = await mailedToken(outbox, { path: 'confirm-email', email: to, known });
    await client.call(confirmEmailChange, { body: { token: link } });
    confirmed.set(to, link);
  };
  return async (): Promise<void> => {
    const [oldPassword, newPassword] = passwords;
    token = (await client.call(login, { body: { email, password: oldPassword, system: 'payment' } })).token;
    await client.call(checkSession, {});
    await client.call(changePassword, { body: { oldPassword, newPassword } });
    await client.call(logout, {});
    await client.call(requestPasswordReset, { body: { email } });
    used = await mailedToken(outbox, { path: 'reset-password', email, known: used });
    await client.call(resetPassword, { body: { token: used, newPassword: oldPassword } });
    await changeEmail(email, otherEmail);
    await changeEmail(otherEmail, email);
  };
};
