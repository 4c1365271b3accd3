import type { ReactNode } from 'react';

/**
 * Where a cell stands when rows are stacked on a phone: `lead` and `amount` on line one, `a · b · c` and `status` on line
 * two, and each of `more` on a line of its own, with its heading.
 */
export type ColumnSlot = 'lead' | 'amount' | 'a' | 'b' | 'c' | 'status' | 'more';

/** The rows can be put in order by a column. */
export type ColumnSort = {
  /** How they stand by it now; none where another column has put them in order. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
};

export type DataTableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for figures: they stand under each other and are the darkest text of the row. */
  readonly align?: 'start' | 'end';
  readonly slot?: ColumnSlot;
  /** On a phone it gives way to what stands beside it, and is cut off where that leaves no room: a long ID. */
  readonly yields?: boolean;
  /** As narrow as its content. */
  readonly fit?: boolean;
  /** `strong` for the name of a row, `quiet` for a figure that is not the row's own amount. */
  readonly emphasis?: 'strong' | 'quiet';
  /** Figures of one width in a column that is not of figures: dates. */
  readonly tabular?: boolean;
  /** How wide a loading row's bar is, in px. */
  readonly skeletonWidth?: number;
  /** Makes a button of the heading. */
  readonly sort?: ColumnSort;
};

/** Where a row leads, and what that link is called. */
export type RowLink = { readonly href: string; readonly label: string };

/** A line under the rows. Its figure stands in the last column. */
export type TableTotal = {
  readonly id: string;
  readonly label: ReactNode;
  readonly value: ReactNode;
  /** A second figure, in the column before the last: debits beside credits. */
  readonly valueBefore?: ReactNode;
  /** The last one: it carries the double rule. */
  readonly final?: boolean;
};
