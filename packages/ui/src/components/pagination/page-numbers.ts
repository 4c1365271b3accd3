/** Returns the number of pages: at least one, so that an empty list is on page 1 of 1. */
export const lastPageOf = (totalCount: number, pageSize: number): number =>
  Math.max(1, Math.ceil(totalCount / pageSize));

/** Returns the page a user typed if it is a positive whole number, clamped to the last page. */
export function pageFromText(text: string, lastPage: number): number | undefined {
  const words = text.trim();
  if (!/^\d+$/.test(words)) return undefined;
  const page = Number(words);
  return page >= 1 ? Math.min(page, lastPage) : undefined;
}

const grouped = new Intl.NumberFormat('en-US');

/**
 * Returns the range of items on the page: "1–15 of 128", and "0 of 128" on a page past the end.
 *
 * @param isMore - true if more rows match than were counted: "1–15 of 1,000+"
 */
export function rangeText(page: number, pageSize: number, totalCount: number, isMore = false): string {
  const total = `${grouped.format(totalCount)}${isMore ? '+' : ''}`;
  const first = (page - 1) * pageSize + 1;
  if (first > totalCount) return `0 of ${total}`;
  const last = Math.min(page * pageSize, totalCount);
  return `${grouped.format(first)}–${grouped.format(last)} of ${total}`;
}
