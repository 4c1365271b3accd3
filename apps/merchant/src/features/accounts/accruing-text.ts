import type { Availability } from '@tillbook/contract';
import { easternDay, easternTimeOfDay, isReadInEasternTime } from './eastern-moment.ts';
import { moneyArrives } from './messages.ts';

/**
 * Describes when money that is taken or clears today arrives. Banking days are in Eastern Time; the zone is
 * named if the reader's clock differs.
 */
export const accruingText = ({ closesAt, cardReadyAt, bankReadyAt }: Availability['accruing']): string => {
  const today = isReadInEasternTime(closesAt) ? 'today' : 'today (Eastern Time)';
  return moneyArrives(today, easternDay(cardReadyAt), easternTimeOfDay(cardReadyAt), easternDay(bankReadyAt));
};
