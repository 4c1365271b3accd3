import { checkSession } from '@tillbook/contract';
import { answer } from '../../http/call.ts';

export const checkSessionCall = answer(checkSession, async ({ session }) => ({
  email: session.email,
  roles: [...session.roles],
  expiresAt: session.expiresAt.toISOString(),
}));
