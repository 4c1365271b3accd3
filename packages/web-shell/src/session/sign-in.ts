import { login } from '@tillbook/contract';
import type { Shell } from '../shell/shell.ts';

export type Credentials = { readonly email: string; readonly password: string };

/** Signs a user in and stores the session. A previous user's account is forgotten. */
export const signIn = async (shell: Shell, credentials: Credentials): Promise<void> => {
  const { token, email, roles } = await shell.client.call(login, {
    body: { ...credentials, system: 'payment' },
  });
  const isSamePerson = shell.store.get().session.email === email;
  if (!isSamePerson) shell.store.setAccount({ accountId: '', currency: 'usd', type: '' });
  shell.store.setSession({ token, sessionToken: token, email, roles });
};
