import { easternTime, formatDate, formatDateTime, formatMonthDay, formatWeekdayDate } from '@tillbook/domain';

/** Returns true if the reader's clock shows Eastern Time at this moment. */
export const isReadInEasternTime = (moment: string): boolean =>
  formatDateTime(moment, easternTime) === formatDateTime(moment);

/** Formats a banking day: "Wed, Nov 25". */
export const easternDay = (moment: string): string =>
  `${formatWeekdayDate(moment, easternTime).slice(0, 3)}, ${formatMonthDay(moment, easternTime)}`;

/** Formats an Eastern time of day, with its zone if the reader's clock differs: "9:00 AM ET". */
export const easternTimeOfDay = (moment: string): string => {
  const time = formatDateTime(moment, easternTime).slice(formatDate(moment, easternTime).length + 1);
  return isReadInEasternTime(moment) ? time : `${time} ET`;
};
