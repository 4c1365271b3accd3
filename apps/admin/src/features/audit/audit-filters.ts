import type { listAuditEntries, QueryOf } from '@tillbook/contract';
import { beginningOfDay } from '@tillbook/web-shell';
import {
  choiceParam,
  dayParam,
  pageParams,
  searchParams,
  textParam,
  isFiltered,
} from '@tillbook/web-shell/search-params';

/** The views besides the default, which lists changes only. */
export const auditViews = ['everything'] as const;

/** Parses the search parameters of the trail. Days are in the user's time zone, and the last one is included. */
export const readAuditSearch = searchParams({
  view: choiceParam(auditViews),
  /** Part of the person's email. */
  email: textParam(),
  action: textParam(64),
  accountId: textParam(64),
  from: dayParam,
  until: dayParam,
  page: pageParams().page,
});

export type AuditFilters = Omit<ReturnType<typeof readAuditSearch>, 'page'>;

/** Removes every filter but the view. */
export const noAuditFilters: AuditFilters = {
  email: undefined,
  action: undefined,
  accountId: undefined,
  from: undefined,
  until: undefined,
};

/** Returns true if any filter but the view is active. */
export const hasFilters = (filters: AuditFilters): boolean => isFiltered({ ...filters, view: undefined });

type AuditQuery = Omit<QueryOf<typeof listAuditEntries>, 'offset' | 'limit' | 'before'>;

/** Returns the view and its filters as request parameters. A selected action is listed in any view. */
export const auditQuery = ({ view, email, action, accountId, from, until }: AuditFilters): AuditQuery => ({
  ...(view === undefined && action === undefined && { kind: 'changes' }),
  ...(email !== undefined && { email }),
  ...(action !== undefined && { action }),
  ...(accountId !== undefined && { accountId }),
  ...(from !== undefined && { from: beginningOfDay(from) }),
  ...(until !== undefined && { until: beginningOfDay(until, 1) }),
});
