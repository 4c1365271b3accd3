import type { Client } from '@tillbook/api-client';
import type { ColumnOf, FilterName, List, ListName } from '@tillbook/contract';
import type { DataTableColumn, RowLink } from '@tillbook/ui';
import type { ReactNode } from 'react';
import type { CachedList } from '../query-keys.ts';
import type { ListView } from './search-params.ts';
import type { ListQuery } from './view-query.ts';

/** Asks for one page of a list. */
export type ListCall<Name extends ListName, Row> = (
  client: Client,
  query: ListQuery<Name>,
  options: { readonly signal: AbortSignal },
) => Promise<List<Row>>;

export type ListColumns<Name extends ListName, Row> = readonly (DataTableColumn<Row> & {
  readonly id: ColumnOf<Name>;
})[];

export type NamedView<Name extends ListName = ListName> = {
  readonly name: string;
  readonly view: ListView<Name>;
};

/** How a list looks and speaks, whichever rows it has. */
export type ListPresentation<Row> = {
  /** Its name in the contract's table of lists and in addresses. */
  readonly name: ListName;
  /** What one row is called in a sentence: `pending entry`. */
  readonly noun: string;
  /** What assistive technology calls the table; by default the title of its screen. */
  readonly label?: string;
  readonly columns: readonly DataTableColumn<Row>[];
  /** What a person can add to the columns. */
  readonly optionalColumns: readonly DataTableColumn<Row>[];
  readonly rowLink: (row: Row) => RowLink | undefined;
  /** The views that the list has by itself, besides all its rows. */
  readonly views: readonly NamedView[];
  readonly filterLabels?: Partial<Readonly<Record<FilterName, string>>>;
  /** What can be found by text. */
  readonly textHelp?: string;
  /** An `EmptyState` of size part. */
  readonly empty: ReactNode;
  /** What is said where the list could not be had; without it the list is left out and `failureLog` is logged. */
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

/** Declares a list of the contract for this app: its table, address, toolbar and saved views follow from it. */
export const defineList = <Name extends ListName, Row>(
  list: ListDefinition<Name, Row>,
): ListDefinition<Name, Row> => list;
