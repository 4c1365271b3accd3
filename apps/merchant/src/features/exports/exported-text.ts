import { isFiltered } from '../../lists/list-view.ts';
import { foundText, pluralOf } from '../../lists/toolbar/found-text.ts';
import { nothingOf } from '../../lists/toolbar/filters/filter-text.ts';
import type { ExportControlProps } from './exported-view.ts';
import type { ExportPeriod } from './export-period.ts';
import { otherFiltersApply, viewMatches, wholeSettlement } from './messages.ts';

type Exported = Pick<ExportControlProps, 'noun' | 'view' | 'found' | 'settlementId'>;

const periodKeys = ['date', 'from', 'until', 'postedOn'] as const;

const isPeriodOf = (period: ExportPeriod, view: ExportPeriod): boolean =>
  periodKeys.every((key) => period[key] === view[key]);

/**
 * Describes the exported part of a list, with its count if known: only the period on the screen has been
 * counted.
 *
 * @example exportedText({ noun: 'payment', view: { status: 'failed' }, found: { totalCount: 37 } }, {})
 * // '37 payments match this view.'
 */
export const exportedText = (
  { noun, view, found, settlementId }: Exported,
  period: ExportPeriod,
): string | undefined => {
  if (settlementId !== undefined) return wholeSettlement(pluralOf(noun));
  const others = isFiltered({ ...view, ...nothingOf.date });
  if (found && isPeriodOf(period, view) && isFiltered(view)) {
    return viewMatches(foundText(noun, found), found.totalCount);
  }
  return others ? otherFiltersApply(pluralOf(noun)) : undefined;
};
