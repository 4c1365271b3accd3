import { periods } from '@tillbook/contract';
import { formatDate } from '@tillbook/domain';
import { ownPeriod } from '../../lists/toolbar/filters/filter-draft.ts';
import { filterText, periodChoices } from '../../lists/toolbar/filters/filter-text.ts';
import type { ListFilters } from '../../lists/search-params.ts';
import { filterOf } from '../../lists/view-query.ts';

/** A file's period, in the form of the list's date filter. */
export type ExportPeriod = Pick<ListFilters, 'date' | 'from' | 'until' | 'postedOn'>;

const wholeList = 'all';

const postedChoice = 'posted-on';

/** Returns the periods to choose from, including the list's own day if it is filtered by one day. */
export const exportPeriodChoices = (postedOn: string | undefined) => [
  ...(postedOn === undefined
    ? []
    : [{ value: postedChoice, label: filterText('date', { postedOn }) ?? postedOn }]),
  ...periodChoices.toReversed(),
  { value: ownPeriod, label: 'Custom range' },
  { value: wholeList, label: 'All time' },
];

export const periodOfChoice = (chosen: string, postedOn: string | undefined): ExportPeriod =>
  chosen === postedChoice ? { postedOn } : { date: periods.find((name) => name === chosen) };

/** Returns the list's own period if it is filtered by date; otherwise last month, which bookkeeping needs. */
export const firstPeriod = ({ date, from, until, postedOn }: ListFilters): ExportPeriod =>
  date || from || until || postedOn ? { date, from, until, postedOn } : { date: 'last-month' };

export const choiceOf = ({ date, from, until, postedOn }: ExportPeriod, isOwn: boolean): string => {
  if (date) return date;
  if (postedOn) return postedChoice;
  return isOwn || from || until ? ownPeriod : wholeList;
};

const dayBefore = (moment: string): string => new Date(new Date(moment).getTime() - 1).toISOString();

/**
 * Returns the days of a period in words; undefined if they are chosen individually, or unlimited.
 *
 * @example periodText({ date: 'last-month' }) // 'Oct 1, 2026 – Oct 31, 2026'
 */
export const periodText = ({ date }: ExportPeriod): string | undefined => {
  if (date === undefined) return undefined;
  const { from, until } = filterOf({ date });
  if (from === undefined) return undefined;
  const end = until === undefined ? 'today' : formatDate(dayBefore(until));
  return `${formatDate(from)} – ${end}`;
};
