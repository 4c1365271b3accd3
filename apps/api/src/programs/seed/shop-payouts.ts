import { eq } from '../../db/drizzle/query.ts';
import { accountSettings, merchantLedgers } from '../../db/schema/index.ts';
import { withdraw } from '../../modules/transactions/index.ts';
import { payoutCents } from './payout-plan.ts';
import { ownerEmail, type Shop } from './shop.ts';

const findFunds = async ({ platform, accountId }: Shop) => {
  const [funds] = await platform.database.drizzle
    .select({ cents: merchantLedgers.availableCents, to: accountSettings.defaultPaymentInstrumentId })
    .from(merchantLedgers)
    .innerJoin(accountSettings, eq(accountSettings.accountId, merchantLedgers.accountId))
    .where(eq(merchantLedgers.accountId, accountId));
  return { cents: funds?.cents ?? 0, to: funds?.to ?? undefined };
};

/** Withdraws as the owner, if there are funds. */
export const payOut = async (shop: Shop): Promise<void> => {
  const { platform, accountId } = shop;
  const { cents, to } = await findFunds(shop);
  const amount = payoutCents(cents);
  if (amount === 0 || to === undefined) return;
  await withdraw(
    { platform, accountId, actor: ownerEmail },
    { accountId, type: 'push', channel: 'online', method: 'ach', amount, paymentInstrumentId: to },
  );
};
