import { getBalanceChanges } from '@tillbook/contract';
import { AppError } from '../../runtime/app-error.ts';
import { defineHandler } from '../../http/call.ts';
import { endBeforeBeginning } from '../../http/list-query.ts';
import { readBalanceChanges } from './reconcile.ts';
import { findPeriodRange } from './ledger-positions.ts';

export const getBalanceChangesHandler = defineHandler(
  getBalanceChanges,
  async ({ platform: { database, clock }, accountId, query }) => {
    const from = new Date(query.from);
    const to = query.to === undefined ? undefined : new Date(query.to);
    // A browser's clock may be ahead; its period is empty until then.
    const end = to ?? new Date(Math.max(clock.now().getTime(), from.getTime()));
    if (from > end) throw new AppError('invalid_input', { fields: { to: endBeforeBeginning } });
    const range = await findPeriodRange(database, accountId, from, to ?? 'infinity');
    return {
      from: from.toISOString(),
      to: end.toISOString(),
      ...(await readBalanceChanges(database, accountId, range)),
    };
  },
);
