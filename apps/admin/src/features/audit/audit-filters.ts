import type { listAuditEntries, QueryOf } from '@tillbook/contract';
import { beginningOfDay } from '@tillbook/web-shell';
import { dayParam, pageParam, searchParams, textParam } from '@tillbook/web-shell/search-params';

/** What the trail's address says. Days are the person's own, and the last one counts as a whole. */
export const readAuditSearch = searchParams({
  /** A part of the email of whoever did it. */
  email: textParam(),
  action: textParam(64),
  accountId: textParam(64),
  from: dayParam,
  until: dayParam,
  page: pageParam,
});

export type AuditFilters = Omit<ReturnType<typeof readAuditSearch>, 'page'>;

type AuditQuery = Omit<QueryOf<typeof listAuditEntries>, 'offset' | 'limit' | 'before'>;

/** The filters as the call takes them. */
export const auditQuery = ({ email, action, accountId, from, until }: AuditFilters): AuditQuery => ({
  ...(email !== undefined && { email }),
  ...(action !== undefined && { action }),
  ...(accountId !== undefined && { accountId }),
  ...(from !== undefined && { from: beginningOfDay(from) }),
  ...(until !== undefined && { until: beginningOfDay(until, 1) }),
});
