import type { Availability } from '@tillbook/contract';
import { easternTime, endOfBankingDate, formatCents, formatDate } from '@tillbook/domain';
import { easternDay, easternTimeOfDay } from './eastern-moment.ts';

type Day = Availability['days'][number];

/**
 * Returns "today", "tomorrow" or a date. Overdue money may become available at any moment, so it counts as
 * today.
 */
const dayName = (readyAt: string, now: Date): string => {
  const day = formatDate(readyAt, easternTime);
  if (Date.parse(readyAt) <= now.getTime() || day === formatDate(now, easternTime)) return 'today';
  if (day === formatDate(endOfBankingDate(now), easternTime)) return 'tomorrow';
  return easternDay(readyAt);
};

const textOf = ({ amount, readyAt }: Day, now: Date, isFirst: boolean): string => {
  const time = isFirst && Date.parse(readyAt) > now.getTime() ? ` ${easternTimeOfDay(readyAt)}` : '';
  return `${formatCents(amount)} ${dayName(readyAt, now)}${time}`;
};

/**
 * Returns the next two days on which money becomes available: "$1,098.64 today 9:00 AM" and "$2,285.62
 * tomorrow".
 */
export const nextAvailable = ({ days }: Pick<Availability, 'days'>, now: Date): readonly string[] =>
  days.slice(0, 2).map((day, index) => textOf(day, now, index === 0));
