/** The most rows that are counted and paged through in a list without its own counter. */
export const mostCounted = 1000;

export const mostFound = mostCounted + 1;

export type CountedPage<Item> = {
  readonly page: readonly Item[];
  readonly totalCount: number;
  readonly totalCountCapped?: true;
};

/**
 * Returns one page of a filter's matches. An index returns the first thousand matches in list order, so the
 * cost of counting does not depend on the number of further matches; a page beyond the thousand is empty.
 * @param found at most one row more than `countLimit`, in the order of the list
 * @param countLimit the most rows that are counted
 * @example
 * const ids = await drizzle.select({ id: accounts.id }).from(accounts).where(matching).limit(mostFound);
 * countedPage(ids, { offset: 0, limit: 15 });
 */
export const countedPage = <Item>(
  found: readonly Item[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
  countLimit = mostCounted,
): CountedPage<Item> => ({
  page: found.slice(0, countLimit).slice(offset, offset + limit),
  totalCount: Math.min(found.length, countLimit),
  ...(found.length > countLimit && { totalCountCapped: true }),
});
