import type { Availability } from '@tillbook/contract';
import { easternDay, easternTimeOfDay, isReadInEasternTime } from './eastern-moment.ts';

/** When money taken now arrives. Banking days are Eastern, which is named where the reader's day is another. */
export const accruingText = ({ closesAt, cardReadyAt, bankReadyAt }: Availability['accruing']): string => {
  const today = isReadInEasternTime(closesAt) ? 'today' : 'today (Eastern Time)';
  const card = `Card payments taken ${today} arrive ${easternDay(cardReadyAt)} at ${easternTimeOfDay(cardReadyAt)}`;
  return `${card}; bank payments that clear today, ${easternDay(bankReadyAt)}.`;
};
