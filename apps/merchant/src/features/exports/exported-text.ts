import type { ExportedList } from '@tillbook/contract';
import type { ExportedView } from './exported-view.ts';

/**
 * Says that it is not the whole list that is exported.
 *
 * @example exportedText('payments', { totalCount: 37 }) // 'Exports the 37 payments of this view.'
 */
export const exportedText = (list: ExportedList, found: ExportedView['found']): string => {
  if (!found) return `Exports the ${list} of this view.`;
  const { totalCount, totalCountCapped } = found;
  const count = totalCount.toLocaleString('en-US');
  if (totalCountCapped) return `Exports all ${list} of this view, more than ${count}.`;
  return `Exports the ${count} ${totalCount === 1 ? list.slice(0, -1) : list} of this view.`;
};
