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

/** Lists the columns of a table, each with its name in the contract. */
export type ListColumns<Name extends ListName, Row> = readonly (DataTableColumn<Row> & {
  readonly id: ColumnOf<Name>;
})[];

/** The grouping of a list into days while it is sorted by date. */
export type ListDays<Row> = {
  readonly dateOf: (row: Row) => string;
  /** Returns a row's contribution to the sum of its day, if any. */
  readonly centsOf: (row: Row) => number | undefined;
  /** Returns the heading of a day, if the rows show another date. */
  readonly headingOf?: (day: string) => string;
  /** True if most days have one row: such a day has no heading, which would repeat its date and amount. */
  readonly isSparse?: boolean;
};

export type NamedView<Name extends ListName = ListName> = {
  readonly name: string;
  readonly view: ListView<Name>;
};

/** The appearance and texts of a list, for any row type. */
export type ListPresentation<Row> = {
  /** The name in the contract's table of lists and in addresses. */
  readonly name: ListName;
  /** The name of one row in a sentence: `pending entry`. */
  readonly noun: string;
  /** The table's accessible name. Defaults to the title of its screen. */
  readonly label?: string;
  readonly columns: ListColumns<ListName, Row>;
  readonly optionalColumns: ListColumns<ListName, Row>;
  readonly rowLink: (row: Row) => RowLink | undefined;
  readonly days?: ListDays<Row>;
  /** Returns true if a row belongs to the one below it, as a fee does to its payment. */
  readonly joinsNext?: (row: Row, next: Row) => boolean;
  /** Shows a row next to the list. */
  readonly preview?: ListPreview<Row>;
  /** Identifies a row if several link to the same page, as a payment and its fees do. */
  readonly rowKey?: (row: Row) => string;
  /** The built-in views in addition to all rows. */
  readonly views: readonly NamedView[];
  readonly filterLabels?: Partial<Readonly<Record<FilterName, string>>>;
  /** The help of the text filter: the fields that it searches. */
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
