import type { auditTrail } from '../../db/schema/index.ts';

/** What stands in a line itself, as every reader of the trail sees it. */
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
