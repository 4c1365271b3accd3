import { eq } from 'drizzle-orm';
import { accountSettings, merchantLedgers } from '../db/schema/index.ts';
import { withdraw } from '../modules/transactions/index.ts';
import { historyDays } from './sales-plan.ts';
import { ownerEmail, type Shop } from './shop.ts';
import { shopDayBefore } from './shop-time.ts';
import type { HistoryEvent } from './simulation.ts';

/** The owner leaves a cushion for refunds, takes the rest in whole tens of dollars, and not for less than a hundred. */
const cushionCents = 120_000;
const stepCents = 1_000;
const smallestCents = 10_000;

/** Mondays, Wednesdays and Fridays, some time after the morning rush; now and then it is forgotten. */
const weekdays: readonly number[] = [1, 3, 5];
const remembered = 0.88;

const findFunds = async ({ platform, accountId }: Shop) => {
  const [funds] = await platform.database.drizzle
    .select({ cents: merchantLedgers.availableCents, to: accountSettings.defaultPaymentInstrumentId })
    .from(merchantLedgers)
    .innerJoin(accountSettings, eq(accountSettings.accountId, merchantLedgers.accountId))
    .where(eq(merchantLedgers.accountId, accountId));
  return { cents: funds?.cents ?? 0, to: funds?.to ?? undefined };
};

const payOut = (shop: Shop, at: Date): HistoryEvent => ({
  at,
  happen: async () => {
    const { platform, accountId } = shop;
    const { cents, to } = await findFunds(shop);
    const spareCents = cents - cushionCents;
    if (spareCents < smallestCents || to === undefined) return;
    await withdraw(
      { platform, accountId, actor: ownerEmail },
      {
        accountId,
        type: 'push',
        channel: 'online',
        method: 'ach',
        amount: spareCents - (spareCents % stepCents),
        paymentInstrumentId: to,
      },
    );
  },
});

/** Withdrawals three times a week, as far as there is something to withdraw. */
export const payouts = (shop: Shop): readonly HistoryEvent[] => {
  const { random, now } = shop;
  return Array.from({ length: historyDays }, (_, daysAgo) => shopDayBefore(now, daysAgo))
    .filter(({ weekday }) => weekdays.includes(weekday) && random.chance(remembered))
    .map(({ at }) => at(random.between(9 * 60 + 40, 12 * 60), random.between(0, 59)))
    .filter((at) => at < now)
    .map((at) => payOut(shop, at));
};
