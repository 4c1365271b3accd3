import type { ReactNode } from 'react';
import type { SkeletonProps } from '../skeleton/skeleton.tsx';

/**
 * The slot of a cell when rows are stacked on a phone: `lead` and `amount` on line one, `a · b · c` and
 * `status` on line two, `line` on a third line, and each `more` on a line of its own, with its heading. Use
 * `none` for a cell whose content the row's page shows as well.
 */
export type ColumnSlot = 'lead' | 'amount' | 'a' | 'b' | 'c' | 'status' | 'line' | 'more' | 'none';

/** The sort order of the rows by a column. */
export type ColumnSort = {
  /** The current direction; `undefined` while the rows are sorted by another column. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
};

export type DataTableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  /**
   * Returns the cell's content. A stacked row omits a placeholder for a missing value that is marked with
   * `data-absent`: `<span data-absent="">--</span>`.
   */
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for numbers: aligned with each other, in the darkest text of the row. */
  readonly align?: 'start' | 'end';
  readonly slot?: ColumnSlot;
  /**
   * A label before the cell when the headings are hidden, on a phone: "Fees". For a number that is not the
   * row's own amount.
   */
  readonly stackedLabel?: string;
  /** Truncates this column first on a phone: for long IDs. */
  readonly yields?: boolean;
  /** Makes the column as narrow as its content. */
  readonly fit?: boolean;
  /** `strong` for the name of a row, `quiet` for a number that is not the row's own amount. */
  readonly emphasis?: 'strong' | 'quiet';
  /** Uses tabular digits in a column that is not numeric, such as dates. */
  readonly tabular?: boolean;
  /** Reserves a second line in loading rows, for cells with a `SecondaryText`. */
  readonly secondLine?: boolean;
  /** The width of a loading row's bar, in px. */
  readonly skeletonWidth?: number;
  /**
   * The element that a loading bar replaces, such as a small button, and whose height it reserves. Defaults
   * to text.
   */
  readonly skeletonInsteadOf?: SkeletonProps['insteadOf'];
  /** Makes the heading a sort button. */
  readonly sort?: ColumnSort;
};

export type RowLink = { readonly href: string; readonly label: string };

/** A total below the rows, in the last column, the second to last, or both. */
export type TableTotal = {
  readonly id: string;
  readonly label: ReactNode;
  /** The total in the last column. */
  readonly value?: ReactNode;
  /** The total in the column before the last: debits next to credits, or the only total. */
  readonly valueBefore?: ReactNode;
  /** Marks the final total with a double rule. */
  readonly final?: boolean;
};

/** A heading above consecutive rows with the same `id`: a day, with the sum of its rows. */
export type RowGroup = { readonly id: string; readonly heading: string; readonly sum?: string };

/** The preview of a row: a `SidePanel` with the row's essentials, next to the table, which stays usable. */
export type RowPreview<Row> = {
  /** The link of the previewed row, or its key if `keyOf` is set. */
  readonly shownHref: string | undefined;
  /** Returns the key of a row, in case several rows link to the same page. Defaults to the row's link. */
  readonly keyOf?: (row: Row) => string;
  /** Shows a row, or hides it if it is shown. */
  readonly onToggle: (row: Row) => void;
  /**
   * Called when the pointer or the focus suggests that a row will be previewed next, in time to load its
   * preview.
   */
  readonly onIntent?: () => void;
};
