import { and, count, desc, eq, ilike, or, type SQL } from 'drizzle-orm';
import type { Database } from '../../db/client.ts';
import { accounts, merchantLedgers } from '../../db/schema/index.ts';
import type { AccountWithBalances } from './shown-account.ts';

/** What a person typed is looked for as it stands: a percent sign is a percent sign. */
const containing = (search: string) => `%${search.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;

const matching = (search: string | undefined): SQL | undefined => {
  const words = (search ?? '').split(/\s+/).filter((word) => word !== '');
  return and(
    ...words.map((word) =>
      or(
        ilike(accounts.name, containing(word)),
        ilike(accounts.legalName, containing(word)),
        ilike(accounts.id, containing(word)),
      ),
    ),
  );
};

export const countAccounts = async (database: Database, search: string | undefined): Promise<number> => {
  const [counted] = await database.drizzle.select({ count: count() }).from(accounts).where(matching(search));
  return counted?.count ?? 0;
};

/** Accounts of the whole platform, newest first. */
export const findAccounts = (
  database: Database,
  search: string | undefined,
  offset: number,
  limit: number,
): Promise<AccountWithBalances[]> =>
  database.drizzle
    .select({ account: accounts, ledger: merchantLedgers })
    .from(accounts)
    .innerJoin(merchantLedgers, eq(merchantLedgers.accountId, accounts.id))
    .where(matching(search))
    .orderBy(desc(accounts.createdAt), desc(accounts.id))
    .offset(offset)
    .limit(limit);
