import type { auditTrail } from '../../db/schema/index.ts';

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
