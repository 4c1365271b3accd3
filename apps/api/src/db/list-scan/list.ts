import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../client.ts';
import type { Order } from '../page-start.ts';

/** A range of a list by ordinal, both ends included. */
export type OrdinalRange = { readonly low: number; readonly high: number };

/** The range of a list whose length is not known. */
export const wholeList: OrdinalRange = { low: 1, high: Number.MAX_SAFE_INTEGER };

/** The order of the matches. Rows of one amount are in list order. */
export type Sorting = { readonly sort: 'createdAt' | 'amount'; readonly order: Order };

/** One scan of a list: the matches within a range, in order, up to a limit. */
export type Scan<Filter, Range extends OrdinalRange> = Sorting & {
  readonly filter: Filter;
  readonly range: Range;
  readonly limit: number;
};

/** A list of one account that can be filtered: how a period becomes a range, and the plan of its scans. */
export type List<Filter, Range extends OrdinalRange = OrdinalRange> = {
  readonly findRange: (database: Database, accountId: AuthorizedAccountId, filter: Filter) => Promise<Range>;
  /** Whether a filter is a period and nothing else, so that every row of its range matches. */
  readonly isPeriod: (filter: Filter) => boolean;
  /** Returns the ordinals of the matches. */
  readonly scan: (
    database: Database,
    accountId: AuthorizedAccountId,
    scan: Scan<Filter, Range>,
  ) => Promise<readonly number[]>;
};
