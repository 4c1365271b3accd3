import { login } from '@tillbook/contract';
import type { Shell } from '../shell/shell.ts';

export type Credentials = { readonly email: string; readonly password: string };

export const signIn = async (shell: Shell, credentials: Credentials): Promise<void> => {
  const { token, email, roles } = await shell.client.call(login, {
    body: { ...credentials, system: 'payment' },
  });
  shell.store.setSession({ token, sessionToken: token, email, roles });
};
