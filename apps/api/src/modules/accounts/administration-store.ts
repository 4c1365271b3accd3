import type { AccountAdministration } from '@tillbook/contract';
import { eq, sql } from '../../db/drizzle/query.ts';
import * as z from 'zod/mini';
import type { Connection, Transaction } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  accountStatuses,
  feeProfiles,
  merchantLedgers,
  programs,
} from '../../db/schema/index.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { toFeeProfile } from './fee-profile-response.ts';
import { toAccount } from './account-response.ts';

export const findAdministration = async (
  connection: Connection,
  accountId: string,
): Promise<AccountAdministration | undefined> => {
  const [row] = await connection
    .select({
      account: accounts,
      ledger: merchantLedgers,
      program: programs,
      settings: accountSettings,
      fees: feeProfiles,
    })
    .from(accounts)
    .innerJoin(merchantLedgers, eq(merchantLedgers.accountId, accounts.id))
    .innerJoin(programs, eq(programs.id, accounts.programId))
    .innerJoin(accountSettings, eq(accountSettings.accountId, accounts.id))
    .innerJoin(feeProfiles, eq(feeProfiles.accountId, accounts.id))
    .where(eq(accounts.id, accountId));
  if (row === undefined) return undefined;
  const { account, ledger, program, settings, fees } = row;
  return {
    account: toAccount({ account, ledger }),
    program,
    payoutsAllowed: account.payoutsAllowed,
    statementDescriptor: settings.statementDescriptor,
    cardSettlementDays: settings.cardSettlementDays,
    achSettlementDays: settings.achSettlementDays,
    feeProfile: toFeeProfile(fees),
  };
};

type Status = { readonly status: (typeof accountStatuses)[number]; readonly payoutsAllowed: boolean };

const statusFromJson = z.pipe(
  z.object({ status: z.enum(accountStatuses), payouts_allowed: z.boolean() }),
  z.transform((before): Status => ({ status: before.status, payoutsAllowed: before.payouts_allowed })),
);

/** Returns the previous status. Runs under the account's lock. */
export const replaceStatus = async (
  transaction: Transaction,
  accountId: AuthorizedAccountId,
  { status, payoutsAllowed }: Status,
): Promise<Status> => {
  const { rows } = await transaction.execute<{ before: unknown }>(
    sql`select ledger.change_account_status(${accountId}, ${status}, ${payoutsAllowed}) as before`,
  );
  return statusFromJson.parse(rows[0]?.before);
};
