import type { ReactNode } from 'react';
import type { SkeletonProps } from '../skeleton/skeleton.tsx';

/**
 * The slot of a cell when rows are stacked on a phone: `lead` and `amount` on line one, `a · b · c` and `status` on
 * line two, and each `more` on a line of its own, with its heading. What the row's page says as well can have `none`.
 */
export type ColumnSlot = 'lead' | 'amount' | 'a' | 'b' | 'c' | 'status' | 'more' | 'none';

/** Makes the rows sortable by a column. */
export type ColumnSort = {
  /** The current direction; none when the rows are sorted by another column. */
  readonly direction?: 'ascending' | 'descending' | undefined;
  readonly onSort: () => void;
};

export type DataTableColumn<Row> = {
  readonly id: string;
  readonly header: string;
  readonly cell: (row: Row) => ReactNode;
  /** `end` is for numbers: aligned with each other, and the darkest text in the row. */
  readonly align?: 'start' | 'end';
  readonly slot?: ColumnSlot;
  /** Precedes the cell where its heading is out of sight, on a phone: "Fees". For a number that is not the row's own. */
  readonly stackedLabel?: string;
  /** Truncated first on a phone: for long IDs. */
  readonly yields?: boolean;
  /** As narrow as its content. */
  readonly fit?: boolean;
  /** `strong` for the name of a row, `quiet` for a number that is not the row's own amount. */
  readonly emphasis?: 'strong' | 'quiet';
  /** Tabular digits in a column that is not numeric, such as dates. */
  readonly tabular?: boolean;
  /** Its cells have a `SecondaryText`: a loading row reserves the height. */
  readonly secondLine?: boolean;
  /** The width of a loading row's bar, in px. */
  readonly skeletonWidth?: number;
  /** What it stands in for if not text, so that a loading row reserves the height: a small button. */
  readonly skeletonInsteadOf?: SkeletonProps['insteadOf'];
  /** Makes the heading a sort button. */
  readonly sort?: ColumnSort;
};

/** A row's link and its accessible name. */
export type RowLink = { readonly href: string; readonly label: string };

/** A total below the rows, in the last column, the one before it, or both. */
export type TableTotal = {
  readonly id: string;
  readonly label: ReactNode;
  /** In the last column. */
  readonly value?: ReactNode;
  /** In the column before the last: debits beside credits, or the only one. */
  readonly valueBefore?: ReactNode;
  /** The final total: it has the double rule. */
  readonly final?: boolean;
};

/** A heading above consecutive rows with the same `id`: a day, with the sum of its rows. */
export type RowGroup = { readonly id: string; readonly heading: string; readonly sum?: string };

/** Shows a row beside the table, which stays in use: a `SidePanel` with its essentials. */
export type RowPreview<Row> = {
  /** The link, or else the key, of the row that is shown now. */
  readonly shownHref: string | undefined;
  /** Identifies a row if several link to the same page; by default its link does. */
  readonly keyOf?: (row: Row) => string;
  /** Shows a row, or hides it if it is shown. */
  readonly onToggle: (row: Row) => void;
  /** A row may be shown next: the time to load what shows it. */
  readonly onIntent?: () => void;
};
