import type { Client } from '@tillbook/api-client';
import type { ColumnOf, FilterName, List, ListName } from '@tillbook/contract';
import type { DataTableColumn, RowLink } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { CachedList } from '../query-keys.ts';
import type { ListView } from './search-params.ts';
import type { ListPreview } from './list-preview.ts';
import type { ListQuery } from './view-query.ts';

export type ListCall<Name extends ListName, Row> = (
  client: Client,
  query: ListQuery<Name>,
  options: { readonly signal: AbortSignal },
) => Promise<List<Row>>;

/** A table's columns, each with its name in the contract. */
export type ListColumns<Name extends ListName, Row> = readonly (DataTableColumn<Row> & {
  readonly id: ColumnOf<Name>;
})[];

/** The grouping by day, used while the list is sorted by date. */
export type ListDays<Row> = {
  readonly dateOf: (row: Row) => string;
  /** Returns a row's share of its day's sum; undefined if the row does not count. */
  readonly centsOf: (row: Row) => number | undefined;
  /** Returns the heading of a day; defaults to the day itself. */
  readonly headingOf?: (day: string) => string;
  /** True if most days have one row: such a day has no heading, which would repeat its date and amount. */
  readonly isSparse?: boolean;
};

export type NamedView<Name extends ListName = ListName> = {
  readonly name: string;
  readonly view: ListView<Name>;
};

export type ListPresentation<Row> = {
  /** The list's name in the contract and in addresses. */
  readonly name: ListName;
  /** The noun for one row: `pending entry`. */
  readonly noun: string;
  /** The table's accessible name; defaults to the screen's title. */
  readonly label?: string;
  readonly columns: ListColumns<ListName, Row>;
  readonly optionalColumns: ListColumns<ListName, Row>;
  readonly rowLink: (row: Row) => RowLink | undefined;
  readonly days?: ListDays<Row>;
  /** Returns true if a row belongs to the row below it, as a fee belongs to its payment. */
  readonly joinsNext?: (row: Row, next: Row) => boolean;
  readonly preview?: ListPreview<Row>;
  /** Required if several rows link to the same page, as a payment and its fees do. */
  readonly rowKey?: (row: Row) => string;
  /** Built-in views in addition to the view of all rows. */
  readonly views: readonly NamedView[];
  readonly filterLabels?: Partial<Readonly<Record<FilterName, string>>>;
  /** A help text that names the fields that the text filter searches. */
  readonly textHelp?: string;
  /** An `EmptyState` of size part. */
  readonly empty: ReactNode;
  /** Shown if the list fails to load. Without it, the list is omitted and `failureLog` is logged. */
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

/** Defines a list. Its table, address, toolbar and saved views follow from the definition. */
export const defineList = <Name extends ListName, Row>(
  list: ListDefinition<Name, Row>,
): ListDefinition<Name, Row> => list;
