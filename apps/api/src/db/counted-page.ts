/** As far as a list is counted, and paged through, that has no counter of its own. */
const mostCounted = 1000;

/** As many as are asked for: one more than are counted tells whether there are more. */
export const mostFound = mostCounted + 1;

export type CountedPage<Item> = {
  readonly page: readonly Item[];
  readonly totalCount: number;
  /** Where more match than are counted. */
  readonly totalCountCapped?: true;
};

/**
 * One page of what a filter found. An index gives the first thousand in the order of the list; counting those costs the
 * same however many more there are, and a page beyond them is empty.
 *
 * @param found at most `mostFound`, in the order of the list
 * @example
 * const ids = await drizzle.select({ id: accounts.id }).from(accounts).where(matching).limit(mostFound);
 * countedPage(ids, { offset: 0, limit: 15 });
 */
export const countedPage = <Item>(
  found: readonly Item[],
  { offset, limit }: { readonly offset: number; readonly limit: number },
): CountedPage<Item> => ({
  page: found.slice(0, mostCounted).slice(offset, offset + limit),
  totalCount: Math.min(found.length, mostCounted),
  ...(found.length > mostCounted && { totalCountCapped: true }),
});
