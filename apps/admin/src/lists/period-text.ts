import { formatDate } from '@tillbook/domain';

export type Days = { readonly from?: string | undefined; readonly until?: string | undefined };

const dayText = (day: string): string => formatDate(`${day}T00:00:00Z`, { timeZone: 'UTC' });

/**
 * Describes the days of a filter; undefined if there are no days.
 *
 * @example periodText({ from: '2026-11-01' }) // 'since Nov 1, 2026'
 */
export const periodText = ({ from, until }: Days): string | undefined => {
  if (from === undefined) return until === undefined ? undefined : `until ${dayText(until)}`;
  if (until === undefined) return `since ${dayText(from)}`;
  return from === until ? dayText(from) : `${dayText(from)} – ${dayText(until)}`;
};
