import type { List } from '@tillbook/contract';
import { formatCents, formatWeekdayDate } from '@tillbook/domain';
import type { RowGroup } from '@tillbook/ui';
import type { ListDays } from './define-list.ts';

/** A page of a list, with the number of rows on the pages before it. */
export type ListPage<Row> = List<Row> & { readonly offset: number };

/** Reserves the heading above loading rows, unless the first day probably has no heading. */
const unknownDay = <Row>({ isSparse }: ListDays<Row>): RowGroup | undefined =>
  isSparse ? undefined : { id: '', heading: '' };

/** Returns each row's day, with its sum if all of the day's rows are on this page and have valid amounts. */
export const groupByDay = <Row>(
  { items, offset, totalCount }: ListPage<Row>,
  { dateOf, centsOf, headingOf = (day) => day, isSparse = false }: ListDays<Row>,
): ((row: Row) => RowGroup | undefined) => {
  const dayOf = (row: Row) => formatWeekdayDate(dateOf(row));
  const rowCounts = new Map<string, number>();
  const sums = new Map<string, number>();
  for (const row of items) {
    const day = dayOf(row);
    rowCounts.set(day, (rowCounts.get(day) ?? 0) + 1);
    const cents = centsOf(row);
    if (cents !== undefined) sums.set(day, (sums.get(day) ?? 0) + cents);
  }
  const [first] = items;
  const last = items.at(-1);
  // The first and last day may continue on another page.
  if (first !== undefined && offset > 0) sums.delete(dayOf(first));
  if (last !== undefined && offset + items.length < totalCount) sums.delete(dayOf(last));
  return (row) => {
    const day = dayOf(row);
    if (isSparse && rowCounts.get(day) === 1) return undefined;
    const sum = sums.get(day);
    return {
      id: day,
      heading: headingOf(day),
      ...(sum !== undefined && Number.isFinite(sum) && { sum: formatCents(sum) }),
    };
  };
};

export const groupingByDay =
  <Row>(days: ListDays<Row>) =>
  (page: ListPage<Row> | undefined): ((row: Row) => RowGroup | undefined) =>
    page ? groupByDay(page, days) : () => unknownDay(days);
