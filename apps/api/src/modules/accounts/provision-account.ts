import { sql } from '../../db/drizzle/query.ts';
import type { Connection, Transaction } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  devices,
  feeProfiles,
  merchantLedgers,
  programs,
} from '../../db/schema/index.ts';

export type FeeProfileTerms = Omit<typeof feeProfiles.$inferInsert, 'accountId'>;

type OpenedAccount = {
  readonly id: string;
  readonly programId: string;
  readonly name: string;
  readonly legalName: string;
  readonly type: (typeof accounts.$inferInsert)['type'];
  readonly createdAt: Date;
  readonly statementDescriptor: string;
  readonly cardSettlementDays: number;
  readonly achSettlementDays: number;
  readonly feeProfile: FeeProfileTerms;
};

export type NewAccount = Omit<OpenedAccount, 'programId'> & {
  readonly program: { readonly id: string; readonly name: string };
  readonly devices: readonly { readonly id: string; readonly name?: string; readonly serialNumber: string }[];
};

/** 2.9% + 30¢ online, 2.6% + 10¢ in person, and for ACH 0.8% between 25¢ and $5. */
export const standardFeeProfile: FeeProfileTerms = {
  cardFeeType: 'fixed',
  onlinePercentageBasisPoints: 290,
  onlineFlatFeeCents: 30,
  inPersonPercentageBasisPoints: 260,
  inPersonFlatFeeCents: 10,
  achPercentageBasisPoints: 80,
  achMinimumFeeCents: 25,
  achMaximumFeeCents: 500,
};

/**
 * Opens an account in an existing program, with its ledger, settings and fees.
 *
 * @param transaction makes all inserts atomic
 */
export const openAccount = async (transaction: Transaction, account: OpenedAccount): Promise<void> => {
  const { id, programId, createdAt } = account;
  await transaction.insert(accounts).values({
    id,
    programId,
    name: account.name,
    legalName: account.legalName,
    type: account.type,
    status: 'active',
    currency: 'usd',
    createdAt,
  });
  // The platform's database role can set only these columns; balances start at zero.
  await transaction.execute(
    sql`insert into ${merchantLedgers} (account_id, last_posted_at) values (${id}, ${createdAt.toISOString()})`,
  );
  await transaction.insert(accountSettings).values({
    accountId: id,
    statementDescriptor: account.statementDescriptor,
    cardSettlementDays: account.cardSettlementDays,
    achSettlementDays: account.achSettlementDays,
  });
  await transaction.insert(feeProfiles).values({ accountId: id, ...account.feeProfile });
};

/** Opens an account with its program and devices. Used only by the demo and by tests. */
export const provisionAccount = async (owner: Connection, account: NewAccount): Promise<void> => {
  const { id, createdAt, program } = account;
  await owner.transaction(async (transaction) => {
    await transaction.insert(programs).values(program).onConflictDoNothing();
    await openAccount(transaction, { ...account, programId: program.id });
    if (account.devices.length > 0) {
      await transaction
        .insert(devices)
        .values(account.devices.map((device) => ({ ...device, accountId: id, createdAt })));
    }
  });
};
