/** The rows on a page, counted from 1. */
export interface PageRange {
  readonly first: number;
  readonly last: number;
}

/** Rows per page of the ledger tables on the overview. Source: specification section 9. */
export const ledgerPageSize = 10;

/** Rows per page of every other list. Source: specification section 9. */
export const listPageSize = 15;

/** The largest offset that a list call accepts; no list is that long. */
const largestOffset = 1_000_000_000;

/**
 * Parses a page number from a field or a URL.
 *
 * @param value - text or number; spaces around the digits are allowed, signs, dots and exponents are not
 * @returns a safe whole number of at least 1, or `undefined` for everything else. Never throws.
 * @remarks Source: specification section 2, "Pagination".
 * @example
 * parsePageNumber('7'); // 7
 * parsePageNumber('0'); // undefined
 */
export function parsePageNumber(value: unknown): number | undefined {
  const page = typeof value === 'string' && /^\s*[0-9]+\s*$/.test(value) ? Number(value) : value;
  return typeof page === 'number' && Number.isSafeInteger(page) && page >= 1 ? page : undefined;
}

/**
 * Returns the number of pages of a list; an empty list has one empty page.
 *
 * @param totalCount - rows in the list
 * @param pageSize - rows per page, a whole number of at least 1
 * @throws RangeError for another page size (a bug in the caller)
 * @remarks Source: specification section 2, "Pagination": Next is disabled on the last page.
 * @example
 * pageCount(128, 15); // 9
 */
export function pageCount(totalCount: number, pageSize: number): number {
  requirePageSize(pageSize);
  return totalCount > 0 ? Math.ceil(totalCount / pageSize) : 1;
}

/**
 * Returns the `offset` of a page for a list call; for a page beyond every list, returns the largest offset,
 * for which a call returns no rows.
 *
 * @param page - counted from 1
 * @param pageSize - rows per page, a whole number of at least 1
 * @throws RangeError for another page size (a bug in the caller)
 * @example
 * pageOffset(2, 15); // 15
 */
export function pageOffset(page: number, pageSize: number): number {
  requirePageSize(pageSize);
  return Math.min((page - 1) * pageSize, largestOffset);
}

/**
 * Returns the first and last row of a page, for a caption such as "1–15 of 128".
 *
 * @param page - counted from 1
 * @param pageSize - rows per page, a whole number of at least 1
 * @param totalCount - rows in the list
 * @returns `undefined` if the page has no rows
 * @throws RangeError for another page size (a bug in the caller)
 * @example
 * pageRange(9, 15, 128); // { first: 121, last: 128 }
 */
export function pageRange(page: number, pageSize: number, totalCount: number): PageRange | undefined {
  const first = pageOffset(page, pageSize) + 1;
  const last = Math.min(page * pageSize, totalCount);
  return first >= 1 && first <= last ? { first, last } : undefined;
}

function requirePageSize(pageSize: number): void {
  if (Number.isSafeInteger(pageSize) && pageSize >= 1) return;
  throw new RangeError(`pageSize must be a whole number of at least 1, got ${String(pageSize)}`);
}
