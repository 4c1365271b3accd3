import { getAvailability, mostHoldsNamed, type Availability } from '@tillbook/contract';
import { addBankingDays, endOfBankingDate } from '@tillbook/domain';
import { AppError } from '../../runtime/app-error.ts';
import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import { defineHandler } from '../../http/call.ts';
import type { Platform } from '../../platform.ts';
import { findSettings } from '../account-settings/index.ts';
import { findOpenHolds, findPendingDays, findUncleared } from './availability-store.ts';

const heldBy = (holds: Awaited<ReturnType<typeof findOpenHolds>>): Availability['held'] => ({
  amount: holds.reduce((sum, { amount }) => sum + amount, 0),
  count: holds.length,
  holds: holds
    .slice(0, mostHoldsNamed)
    .map(({ respondBy, ...hold }) => ({ ...hold, respondBy: respondBy.toISOString() })),
});

const daysOf = (days: Awaited<ReturnType<typeof findPendingDays>>): Availability['days'] =>
  days.map(({ readyAt, ...pending }) => ({ ...pending, readyAt: readyAt?.toISOString() ?? '' }));

export const readAvailability = async (
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  accountId: AuthorizedAccountId,
): Promise<Availability> => {
  const [pending, holds, uncleared, settings] = await Promise.all([
    findPendingDays(database, accountId),
    findOpenHolds(database, accountId),
    findUncleared(database, accountId),
    findSettings(database, accountId),
  ]);
  if (settings === undefined) throw new AppError('not_found');
  const now = clock.now();
  return {
    pendingBalance: pending.reduce((sum, { amount }) => sum + amount, 0),
    days: daysOf(pending),
    accruing: {
      closesAt: endOfBankingDate(now).toISOString(),
      cardReadyAt: addBankingDays(now, settings.cardSettlementDays).toISOString(),
      bankReadyAt: addBankingDays(now, settings.achSettlementDays).toISOString(),
    },
    held: heldBy(holds),
    uncleared,
  };
};

export const getAvailabilityHandler = defineHandler(getAvailability, ({ platform, accountId }) =>
  readAvailability(platform, accountId),
);
