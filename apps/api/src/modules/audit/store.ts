import { auditActions, type listAuditEntries, type QueryOf } from '@tillbook/contract';
import { and, desc, eq, gte, ilike, inArray, lt, ne, sql, type SQL } from '../../db/drizzle/query.ts';
import type { Database } from '../../db/client.ts';
import { countedPage, mostFound } from '../../db/counted-page.ts';
import { containing } from '../../db/text-search.ts';
import { accounts, auditTrail, users } from '../../db/schema/index.ts';
import { earliestIdentifier } from '../../runtime/identifiers.ts';
import { asciiEmail } from '../../runtime/email-spelling.ts';

export type AuditQuery = QueryOf<typeof listAuditEntries>;

/** The longest time between an entry's ID and its timestamp, which is read under a lock if money moves. */
const longestWaitMs = 600_000;

/** Returns the conditions of a period: on IDs, which begin with a time, and on the exact times. */
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

const mostPeople = 100;

const peopleNamed = async ({ drizzle }: Database, email: string): Promise<string[]> => {
  const found = await drizzle
    .select({ id: users.id })
    .from(users)
    .where(ilike(users.email, containing(asciiEmail(email))))
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

const read = 'admin.read';

const changes = auditActions.filter((action) => action !== read);

/** Finds the newest changes action by action, because most entries can be reads. */
const findChanges = ({ drizzle }: Database, query: AuditQuery) => {
  const ofAction = drizzle
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(and(sql`${auditTrail.action} = change.action`, ...within(query)))
    .orderBy(desc(auditTrail.id))
    .limit(mostFound)
    .as('of_action');
  return drizzle
    .select({ id: ofAction.id })
    .from(sql`unnest(${sql.param(changes)}::text[]) as change (action)`)
    .innerJoinLateral(ofAction, sql`true`)
    .orderBy(desc(ofAction.id))
    .limit(mostFound);
};

const findIds = async (database: Database, query: AuditQuery, people: string[] | undefined) => {
  const { accountId, action, kind } = query;
  const isOfAnybody = people === undefined && accountId === undefined;
  if (kind === 'changes' && action === undefined && isOfAnybody) return findChanges(database, query);
  return database.drizzle
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(
      and(
        people && inArray(auditTrail.userId, people),
        accountId === undefined ? undefined : eq(auditTrail.accountId, accountId),
        action === undefined ? undefined : eq(auditTrail.action, action),
        kind === undefined ? undefined : ne(auditTrail.action, read),
        ...within(query),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(mostFound);
};

export const findAuditEntries = async (database: Database, query: AuditQuery) => {
  const email = query.email?.trim() ?? '';
  const people = email === '' ? undefined : await peopleNamed(database, email);
  const found = await findIds(database, query, people);
  const { page, ...totals } = countedPage(found, query);
  if (page.length === 0) return { rows: [], ...totals };
  const rows: AuditRow[] = await database.drizzle
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
