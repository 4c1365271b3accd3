import type { listAccountAuditEntries, QueryOf } from '@tillbook/contract';
import { and, desc, eq, gte, inArray, isNull, sql } from '../../db/drizzle/query.ts';
import { unionAll } from '../../db/drizzle/pg-core.ts';
import type { Database } from '../../db/client.ts';
import { auditTrail, grants, users } from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { isPlatformStaff } from '../identity/index.ts';
import { within } from './store.ts';

export type AccountAuditQuery = QueryOf<typeof listAccountAuditEntries>;

const onAccount = ({ drizzle }: Database, accountId: AuthorizedAccountId, query: AccountAuditQuery) =>
  drizzle
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(and(eq(auditTrail.accountId, accountId), ...within(query)))
    .orderBy(desc(auditTrail.id))
    .limit(query.limit);

/** Actions that concern only the person. Excludes an admin's reads of other merchants' lists. */
const aboutThemselves = [
  'session.begin',
  'session.refuse',
  'session.end',
  'password.change',
  'password_reset.request',
  'password.reset',
  'email_change.request',
  'email.change',
];

/** Finds sign-ins and credential changes of the account's people since they were granted access. */
const ofItsPeople = ({ drizzle }: Database, accountId: AuthorizedAccountId, query: AccountAuditQuery) => {
  const ofPerson = drizzle
    .select({ id: auditTrail.id })
    .from(auditTrail)
    .where(
      and(
        eq(auditTrail.userId, grants.userId),
        isNull(auditTrail.accountId),
        inArray(auditTrail.action, aboutThemselves),
        gte(auditTrail.at, grants.createdAt),
        ...within(query),
      ),
    )
    .orderBy(desc(auditTrail.id))
    .limit(query.limit)
    .as('of_person');
  return drizzle
    .select({ id: ofPerson.id })
    .from(grants)
    .innerJoinLateral(ofPerson, sql`true`)
    .where(eq(grants.accountId, accountId))
    .orderBy(desc(ofPerson.id))
    .limit(query.limit);
};

export const findAccountAuditEntries = async (
  database: Database,
  accountId: AuthorizedAccountId,
  query: AccountAuditQuery,
) => {
  const page = unionAll(onAccount(database, accountId, query), ofItsPeople(database, accountId, query))
    .orderBy(sql`id desc`)
    .limit(query.limit)
    .as('page');
  return database.drizzle
    .select({
      entry: auditTrail,
      email: users.email,
      isPlatformStaff,
    })
    .from(page)
    .innerJoin(auditTrail, eq(auditTrail.id, page.id))
    .leftJoin(users, eq(users.id, auditTrail.userId))
    .leftJoin(grants, and(eq(grants.userId, auditTrail.userId), eq(grants.accountId, accountId)))
    .orderBy(desc(auditTrail.id));
};

export type AccountAuditRow = Awaited<ReturnType<typeof findAccountAuditEntries>>[number];
