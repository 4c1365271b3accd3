import { getAccount, permissionsOf } from '@tillbook/contract';
import { eq, sql } from '../../db/drizzle/query.ts';
import { preparedQuery } from '../../db/prepared-query.ts';
import { accounts, merchantLedgers } from '../../db/schema/index.ts';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { toAccount } from './account-response.ts';

const accountById = preparedQuery(({ drizzle }) =>
  drizzle
    .select({ account: accounts, ledger: merchantLedgers })
    .from(accounts)
    .innerJoin(merchantLedgers, eq(merchantLedgers.accountId, accounts.id))
    .where(eq(accounts.id, sql.placeholder('accountId')))
    .prepare('account_by_id'),
);

export const getAccountHandler = defineHandler(
  getAccount,
  async ({ platform, session: { grant }, accountId }) => {
    const [row] = await accountById(platform.database).execute({ accountId });
    if (row === undefined) throw new AppError('not_found');
    return { ...toAccount(row), ...(grant && { permissions: [...permissionsOf(grant.role)] }) };
  },
);
