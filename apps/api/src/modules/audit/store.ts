import type { listAuditEntries, QueryOf } from '@tillbook/contract';
import { and, desc, eq, gte, ilike, inArray, lt, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { containing } from '../../db/text-search.ts';
import { accounts, auditTrail, users } from '../../db/schema/index.ts';
import { earliestIdentifier } from '../../identifiers.ts';

export type AuditQuery = QueryOf<typeof listAuditEntries>;

/** A line gets its id a little before its time, which is read under a lock where money is moved. */
const longestWaitMs = 600_000;

/** Identifiers begin with the time, so a period is a range of them; the time itself decides at its edges. */
export const within = ({
  from,
  until,
  before,
}: Pick<AuditQuery, 'from' | 'until' | 'before'>): (SQL | undefined)[] => [
  from === undefined
    ? undefined
    : gte(auditTrail.id, earliestIdentifier('aud', new Date(new Date(from).getTime() - longestWaitMs))),
  from === undefined ? undefined : gte(auditTrail.at, new Date(from)),
  until === undefined ? undefined : lt(auditTrail.id, earliestIdentifier('aud', new Date(until))),
  until === undefined ? undefined : lt(auditTrail.at, new Date(until)),
  before === undefined ? undefined : lt(auditTrail.id, before),
];

/** As many people as an e-mail is likely to mean. */
const mostPeople = 100;

const peopleNamed = async ({ drizzle }: Database, email: string): Promise<string[]> => {
  const found = await drizzle
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.email, containing(email)))
    .limit(mostPeople);
  return found.map(({ id }) => id);
};

const responseColumns = {
  entry: auditTrail,
  email: users.email,
  accountName: accounts.name,
};

export type AuditRow = {
  readonly entry: typeof auditTrail.$inferSelect;
  readonly email: string | null;
  readonly accountName: string | null;
};

/** One page of the audit trail, newest first; the first thousand that match are counted. */
export const findAuditEntries = async (database: Database, query: AuditQuery) => {
  const { drizzle } = database;
  const email = query.email?.trim() ?? '';
  const people = email === '' ? undefined : await peopleNamed(database, email);
  const found = await drizzle
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(
      and(
        people && inArray(auditTrail.userId, people),
        query.accountId === undefined ? undefined : eq(auditTrail.accountId, query.accountId),
        query.action === undefined ? undefined : eq(auditTrail.action, query.action),
        ...within(query),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(mostFound);
  const { page, ...totals } = countedPage(found, query);
  if (page.length === 0) return { rows: [], ...totals };
  const rows: AuditRow[] = await drizzle
    .select(responseColumns)
    .from(auditTrail)
    .leftJoin(users, eq(users.id, auditTrail.userId))
    .leftJoin(accounts, eq(accounts.id, auditTrail.accountId))
    .where(
      inArray(
        auditTrail.id,
        page.map(({ id }) => id),
      ),
    )
    .orderBy(desc(auditTrail.id));
  return { rows, ...totals };
};
