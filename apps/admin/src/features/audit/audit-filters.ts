import type { listAuditEntries, QueryOf } from '@tillbook/contract';
import { beginningOfDay } from '@tillbook/web-shell';

/** What the trail is narrowed to; what is left out narrows nothing. Days are the person's own. */
export type AuditFilters = {
  /** A part of the email of whoever did it. */
  readonly email?: string | undefined;
  readonly action?: string | undefined;
  readonly accountId?: string | undefined;
  /** The first day: `2026-11-21`. */
  readonly from?: string | undefined;
  /** The last day, all of it. */
  readonly until?: string | undefined;
};

export const isFiltered = (filters: AuditFilters): boolean =>
  Object.values(filters).some((value) => value !== undefined);

type AuditQuery = Omit<QueryOf<typeof listAuditEntries>, 'offset' | 'limit' | 'before'>;

/** The filters as the call takes them. */
export const auditQuery = ({ email, action, accountId, from, until }: AuditFilters): AuditQuery => ({
  ...(email !== undefined && { email }),
  ...(action !== undefined && { action }),
  ...(accountId !== undefined && { accountId }),
  ...(from !== undefined && { from: beginningOfDay(from) }),
  ...(until !== undefined && { until: beginningOfDay(until, 1) }),
});
