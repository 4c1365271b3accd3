import type { listAuditEntries, QueryOf } from '@tillbook/contract';
import { beginningOfDay } from '@tillbook/web-shell';
import {
  choiceParam,
  dayParam,
  pageParams,
  searchParams,
  textParam,
} from '@tillbook/web-shell/search-params';

/** `changes` excludes entries about viewing. */
export const auditKinds = ['changes'] as const;

/** Reads days in the user's time zone; the last day is included. */
export const readAuditSearch = searchParams({
  kind: choiceParam(auditKinds),
  /** Part of the person's email. */
  email: textParam(),
  action: textParam(64),
  accountId: textParam(64),
  from: dayParam,
  until: dayParam,
  page: pageParams().page,
});

export type AuditFilters = Omit<ReturnType<typeof readAuditSearch>, 'page'>;

export const noAuditFilters: AuditFilters = {
  kind: undefined,
  email: undefined,
  action: undefined,
  accountId: undefined,
  from: undefined,
  until: undefined,
};

type AuditQuery = Omit<QueryOf<typeof listAuditEntries>, 'offset' | 'limit' | 'before'>;

export const auditQuery = ({ kind, email, action, accountId, from, until }: AuditFilters): AuditQuery => ({
  ...(kind !== undefined && { kind }),
  ...(email !== undefined && { email }),
  ...(action !== undefined && { action }),
  ...(accountId !== undefined && { accountId }),
  ...(from !== undefined && { from: beginningOfDay(from) }),
  ...(until !== undefined && { until: beginningOfDay(until, 1) }),
});
