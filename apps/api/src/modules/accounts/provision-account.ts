import type { Connection } from '../../db/client.ts';
import {
  accounts,
  accountSettings,
  devices,
  feeProfiles,
  merchantLedgers,
  programs,
} from '../../db/schema/index.ts';

type FeeProfile = Omit<typeof feeProfiles.$inferInsert, 'accountId'>;

/** What an operator sets up before a merchant can take money. */
export type NewAccount = {
  readonly id: string;
  readonly program: { readonly id: string; readonly name: string };
  readonly name: string;
  readonly legalName: string;
  readonly type: (typeof accounts.$inferInsert)['type'];
  readonly createdAt: Date;
  readonly statementDescriptor: string;
  readonly cardSettlementDays: number;
  readonly achSettlementDays: number;
  readonly feeProfile: FeeProfile;
  readonly devices: readonly { readonly id: string; readonly name?: string; readonly serialNumber: string }[];
};

/** What a merchant pays unless something else was agreed: 2.9% + 30¢ online, 2.6% + 10¢ in person, ACH 0.8%, 25¢ to $5. */
export const standardFeeProfile: FeeProfile = {
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
 * Opens an account with its ledger, settings, fees and devices.
 *
 * @param owner a connection of the schema's owner: the running platform has no right to open accounts
 */
export const provisionAccount = async (owner: Connection, account: NewAccount): Promise<void> => {
  const { id, createdAt } = account;
  await owner.transaction(async (transaction) => {
    await transaction.insert(programs).values(account.program).onConflictDoNothing();
    await transaction.insert(accounts).values({
      id,
      programId: account.program.id,
      name: account.name,
      legalName: account.legalName,
      type: account.type,
      status: 'active',
      currency: 'usd',
      createdAt,
    });
    await transaction.insert(merchantLedgers).values({ accountId: id, lastPostedAt: createdAt });
    await transaction.insert(accountSettings).values({
      accountId: id,
      statementDescriptor: account.statementDescriptor,
      cardSettlementDays: account.cardSettlementDays,
      achSettlementDays: account.achSettlementDays,
    });
    await transaction.insert(feeProfiles).values({ accountId: id, ...account.feeProfile });
    if (account.devices.length > 0) {
      await transaction
        .insert(devices)
        .values(account.devices.map((device) => ({ ...device, accountId: id, createdAt })));
    }
  });
};
