import type { Availability } from '@tillbook/contract';
import { easternDay, easternTimeOfDay, isReadInEasternTime } from './eastern-moment.ts';
import { moneyArrives } from './messages.ts';

/**
 * Describes when money taken now arrives. Banking days are Eastern, which is named if the reader's day
 * differs.
 */
export const accruingText = ({ closesAt, cardReadyAt, bankReadyAt }: Availability['accruing']): string => {
  const today = isReadInEasternTime(closesAt) ? 'today' : 'today (Eastern Time)';
  return moneyArrives(today, easternDay(cardReadyAt), easternTimeOfDay(cardReadyAt), easternDay(bankReadyAt));
};
