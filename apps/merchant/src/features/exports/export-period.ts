import { periods } from '@tillbook/contract';
import { formatDate } from '@tillbook/domain';
import { ownPeriod } from '../../lists/toolbar/filters/filter-draft.ts';
import { filterText, periodChoices } from '../../lists/toolbar/filters/filter-text.ts';
import type { ListFilters } from '../../lists/search-params.ts';
import { filterOf } from '../../lists/view-query.ts';

/** The period of a file, as a list's filter of its date has it. */
export type ExportPeriod = Pick<ListFilters, 'date' | 'from' | 'until' | 'postedOn'>;

const wholeList = 'all';

const postedChoice = 'posted-on';

/** The periods to choose from, with the list's own day if it is filtered by one. */
export const exportPeriodChoices = (postedOn: string | undefined) => [
  ...(postedOn === undefined
    ? []
    : [{ value: postedChoice, label: filterText('date', { postedOn }) ?? postedOn }]),
  ...periodChoices.toReversed(),
  { value: ownPeriod, label: 'Custom range' },
  { value: wholeList, label: 'All time' },
];

/** The period of a choice. */
export const periodOfChoice = (chosen: string, postedOn: string | undefined): ExportPeriod =>
  chosen === postedChoice ? { postedOn } : { date: periods.find((name) => name === chosen) };

/** The list's own period if it is filtered by one; otherwise the month that bookkeeping is about. */
export const firstPeriod = ({ date, from, until, postedOn }: ListFilters): ExportPeriod =>
  date || from || until || postedOn ? { date, from, until, postedOn } : { date: 'last-month' };

/** The choice that a period is. */
export const choiceOf = ({ date, from, until, postedOn }: ExportPeriod, isOwn: boolean): string => {
  if (date) return date;
  if (postedOn) return postedChoice;
  return isOwn || from || until ? ownPeriod : wholeList;
};

const dayBefore = (moment: string): string => new Date(new Date(moment).getTime() - 1).toISOString();

/**
 * The days of a period in words; undefined if they are chosen day by day, or without end.
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
