import type { AuthorizedAccountId } from '../../runtime/authorized-account.ts';
import type { Database } from '../client.ts';
import type { Order } from '../page-start.ts';

/** A range of ordinals, both ends included. */
export type OrdinalRange = { readonly low: number; readonly high: number };

/** The range of a list whose length is unknown. */
export const wholeList: OrdinalRange = { low: 1, high: Number.MAX_SAFE_INTEGER };

/** Rows with equal amounts are in list order. */
export type Sorting = { readonly sort: 'createdAt' | 'amount'; readonly order: Order };

export type Scan<Filter, Range extends OrdinalRange> = Sorting & {
  readonly filter: Filter;
  readonly range: Range;
  readonly limit: number;
};

export type List<Filter, Range extends OrdinalRange = OrdinalRange> = {
  readonly findRange: (database: Database, accountId: AuthorizedAccountId, filter: Filter) => Promise<Range>;
  /** Returns true if a filter is only a period, so that every row of its range matches. */
  readonly isPeriod: (filter: Filter) => boolean;
  readonly scan: (
    database: Database,
    accountId: AuthorizedAccountId,
    scan: Scan<Filter, Range>,
  ) => Promise<readonly number[]>;
};
