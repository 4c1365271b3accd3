import type { PgTable } from '../../db/drizzle/pg-core.ts';
import { and, isNotNull, lt, type SQL, sql } from '../../db/drizzle/query.ts';
import {
  emailChanges,
  listExports,
  handoverCodes,
  instrumentTickets,
  passwordResetRequests,
  passwordResets,
  statementFiles,
  sessions,
  teamInvites,
  throttles,
} from '../../db/schema/index.ts';
import type { Platform } from '../../platform.ts';

const dayMs = 24 * 60 * 60_000;

/** Expired sessions are retained as a record of sign-ins, and expired invites for the same time. */
const sessionRetentionMs = 30 * dayMs;

const stepRows = 500;

type Expired = { readonly kind: string; readonly table: PgTable; readonly condition: SQL | undefined };

const expiredAt = (now: Date): readonly Expired[] => {
  const yesterday = new Date(now.getTime() - dayMs);
  const longAgo = new Date(now.getTime() - sessionRetentionMs);
  return [
    { kind: 'throttles', table: throttles, condition: lt(throttles.windowStartedAt, yesterday) },
    { kind: 'password_resets', table: passwordResets, condition: lt(passwordResets.expiresAt, yesterday) },
    {
      kind: 'password_reset_requests',
      table: passwordResetRequests,
      condition: lt(passwordResetRequests.requestedAt, yesterday),
    },
    {
      kind: 'email_changes',
      table: emailChanges,
      condition: and(lt(emailChanges.requestedAt, yesterday), isNotNull(emailChanges.mailedAt)),
    },
    { kind: 'team_invites', table: teamInvites, condition: lt(teamInvites.expiresAt, longAgo) },
    { kind: 'handover_codes', table: handoverCodes, condition: lt(handoverCodes.expiresAt, yesterday) },
    { kind: 'exports', table: listExports, condition: lt(listExports.expiresAt, yesterday) },
    { kind: 'statement_files', table: statementFiles, condition: lt(statementFiles.expiresAt, yesterday) },
    {
      kind: 'instrument_tickets',
      table: instrumentTickets,
      condition: lt(instrumentTickets.expiresAt, yesterday),
    },
    {
      kind: 'sessions',
      table: sessions,
      condition: lt(sessions.expiresAt, longAgo),
    },
  ];
};

/** Uses a transaction per step, so that each transaction holds few locks and ends soon. */
const clearStep = async ({ database }: Platform, { table, condition }: Expired): Promise<number> => {
  const { rowCount } = await database.drizzle.execute(
    sql`delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${stepRows}))`,
  );
  return rowCount ?? 0;
};

/** Deletes expired rows in small steps. Runs as an hourly job. */
export const clearExpired = async (platform: Platform): Promise<void> => {
  for (const expired of expiredAt(platform.clock.now())) {
    let count: number;
    do {
      count = await clearStep(platform, expired);
      platform.retention.observe(expired.kind, count);
    } while (count === stepRows);
  }
};
