import { easternTime, formatDate, formatDateTime, formatMonthDay, formatWeekdayDate } from '@tillbook/domain';

/** Whether the reader's clock shows Eastern Time at a moment. */
export const isReadInEasternTime = (moment: string): boolean =>
  formatDateTime(moment, easternTime) === formatDateTime(moment);

/** A banking day in short: "Wed, Nov 25". */
export const easternDay = (moment: string): string =>
  `${formatWeekdayDate(moment, easternTime).slice(0, 3)}, ${formatMonthDay(moment, easternTime)}`;

/** The time of day there, named where the reader's own clock shows another: "9:00 AM ET". */
export const easternTimeOfDay = (moment: string): string => {
  const time = formatDateTime(moment, easternTime).slice(formatDate(moment, easternTime).length + 1);
  return isReadInEasternTime(moment) ? time : `${time} ET`;
};
