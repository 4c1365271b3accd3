import type { auditTrail } from '../../db/schema/index.ts';

/** The entry itself, as every reader of the audit trail sees it. */
export const toAuditEntry = ({
  id,
  at,
  action,
  userId,
  subject,
  details,
}: typeof auditTrail.$inferSelect) => ({
  id,
  at: at.toISOString(),
  action,
  userId: userId ?? undefined,
  subject: subject ?? undefined,
  details: details ?? undefined,
});
