import { lt, or } from 'drizzle-orm';
import {
  listExports,
  handoverCodes,
  instrumentTickets,
  passwordResetRequests,
  passwordResets,
  statementFiles,
  sessions,
  throttles,
} from '../../db/schema/index.ts';
import type { Platform } from '../../platform.ts';

const dayMs = 24 * 60 * 60_000;

/** Sessions stay a while after their end, for whoever looks into who was signed in. */
const sessionsKeptMs = 30 * dayMs;

/** Removes what no longer opens or counts anything: old tries, links, tickets and sessions. Meant for an hourly job. */
export const clearExpired = async ({ database: { drizzle }, clock }: Platform): Promise<void> => {
  const nowMs = clock.now().getTime();
  const yesterday = new Date(nowMs - dayMs);
  const longAgo = new Date(nowMs - sessionsKeptMs);
  await drizzle.delete(throttles).where(lt(throttles.windowStartedAt, yesterday));
  await drizzle.delete(passwordResets).where(lt(passwordResets.expiresAt, yesterday));
  await drizzle.delete(passwordResetRequests).where(lt(passwordResetRequests.requestedAt, yesterday));
  await drizzle.delete(handoverCodes).where(lt(handoverCodes.expiresAt, yesterday));
  await drizzle.delete(listExports).where(lt(listExports.expiresAt, yesterday));
  await drizzle.delete(statementFiles).where(lt(statementFiles.expiresAt, yesterday));
  await drizzle.delete(instrumentTickets).where(lt(instrumentTickets.expiresAt, yesterday));
  await drizzle.delete(sessions).where(or(lt(sessions.endedAt, longAgo), lt(sessions.expiresAt, longAgo)));
};
