import { easternTime, formatDateTime, startOfBankingDate, startOfBankingMonth } from '@tillbook/domain';

/** The moments from which the balance can be explained. */
export const sinceOptions = [
  { value: 'today', label: 'Today' },
  { value: 'payout', label: 'Last payout' },
  { value: 'month', label: 'This month' },
  { value: 'moment', label: 'Other' },
] as const;

export type SinceOption = (typeof sinceOptions)[number]['value'];

/** A moment, and the label of the balance at that time. */
export type Since = { readonly from: string; readonly label: string };

const since = (moment: Date): Since => ({
  from: moment.toISOString(),
  label: formatDateTime(moment, easternTime),
});

export const sinceToday = (now: Date): Since => ({
  ...since(startOfBankingDate(now)),
  label: 'Today, 12:00 AM',
});

export const sinceThisMonth = (now: Date): Since => since(startOfBankingMonth(now));

/** Starts one millisecond later, which excludes the payout itself. */
export const sincePayout = (settledAt: string): Since => since(new Date(Date.parse(settledAt) + 1));

export const sinceMoment = since;
