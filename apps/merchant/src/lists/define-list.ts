import type { Client } from '@tillbook/api-client';
import type { ColumnOf, FilterName, List, ListName } from '@tillbook/contract';
import type { DataTableColumn, RowLink } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { CachedList } from '../query-keys.ts';
import type { ListView } from './search-params.ts';
import type { ListPreview } from './list-preview.ts';
import type { ListQuery } from './view-query.ts';

/** Fetches one page of a list. */
export type ListCall<Name extends ListName, Row> = (
  client: Client,
  query: ListQuery<Name>,
  options: { readonly signal: AbortSignal },
) => Promise<List<Row>>;

/** Columns of a table, each by its name in the contract. */
export type ListColumns<Name extends ListName, Row> = readonly (DataTableColumn<Row> & {
  readonly id: ColumnOf<Name>;
})[];

/** How a list is cut into days while it is sorted by date. */
export type ListDays<Row> = {
  readonly dateOf: (row: Row) => string;
  /** What a row adds to the sum of its day, if anything. */
  readonly centsOf: (row: Row) => number | undefined;
  /** Says what happened on a day, if the rows show another date. */
  readonly headingOf?: (day: string) => string;
};

export type NamedView<Name extends ListName = ListName> = {
  readonly name: string;
  readonly view: ListView<Name>;
};

/** The appearance and texts of a list, whatever its row type. */
export type ListPresentation<Row> = {
  /** Its name in the contract's table of lists and in addresses. */
  readonly name: ListName;
  /** What one row is called in a sentence: `pending entry`. */
  readonly noun: string;
  /** The table's accessible name; by default the title of its screen. */
  readonly label?: string;
  readonly columns: ListColumns<ListName, Row>;
  /** The optional columns. */
  readonly optionalColumns: ListColumns<ListName, Row>;
  readonly rowLink: (row: Row) => RowLink | undefined;
  readonly days?: ListDays<Row>;
  /** Whether a row belongs to the one below it, as a fee does to its payment. */
  readonly joinsNext?: (row: Row, next: Row) => boolean;
  /** Shows a row beside the list. */
  readonly preview?: ListPreview<Row>;
  /** Identifies a row if several link to the same page, as a payment and its fees do. */
  readonly rowKey?: (row: Row) => string;
  /** The built-in views, besides all rows. */
  readonly views: readonly NamedView[];
  readonly filterLabels?: Partial<Readonly<Record<FilterName, string>>>;
  /** What can be found by text. */
  readonly textHelp?: string;
  /** An `EmptyState` of size part. */
  readonly empty: ReactNode;
  /** The message when the list failed to load; without it the list is omitted and `failureLog` is logged. */
  readonly failure?: string;
  readonly failureDetail?: string;
  readonly retryLabel?: string;
  readonly failureLog?: string;
};

export type ListDefinition<Name extends ListName, Row> = ListPresentation<Row> &
  CachedList & {
    readonly name: Name;
    readonly call: ListCall<Name, Row>;
    readonly columns: ListColumns<Name, Row>;
    readonly optionalColumns: ListColumns<Name, Row>;
    readonly views: readonly NamedView<Name>[];
  };

/** Defines a list of the contract for this app: its table, address, toolbar and saved views follow from it. */
export const defineList = <Name extends ListName, Row>(
  list: ListDefinition<Name, Row>,
): ListDefinition<Name, Row> => list;
