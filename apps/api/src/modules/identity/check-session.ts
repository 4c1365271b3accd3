import { checkSession } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';

export const checkSessionHandler = defineHandler(checkSession, async ({ session }) => ({
  email: session.email,
  roles: [...session.roles],
  expiresAt: session.expiresAt.toISOString(),
}));
