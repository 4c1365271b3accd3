import { logout } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { recordAudit } from '../../audit/record-audit.ts';
import { endSessionByTokenHash } from '../../access/session-store.ts';

export const logoutHandler = defineHandler(logout, async ({ platform, session, clientAddress }) => {
  await endSessionByTokenHash(platform.database.drizzle, session.tokenHash, platform.clock.now());
  await recordAudit(platform, { userId: session.userId, action: 'session.end', clientAddress });
  return undefined;
});
