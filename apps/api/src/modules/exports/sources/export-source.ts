import type { ExportColumn, ExportFilter } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { CountedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';

/** Amounts are in cents; times have the API's format. */
export type ExportedRow = { readonly [Column in ExportColumn]?: string | number | undefined };

type ExportExtent = Omit<CountedPage<never>, 'page'> & {
  /** The ordinal of the newest row; later rows are not exported. */
  readonly throughOrdinal: number;
};

type RequestedRows = {
  readonly throughOrdinal: number;
  readonly filter: ExportFilter | undefined;
};

export type ExportSource = {
  readonly findExtent: (
    database: Database,
    accountId: AuthorizedAccountId,
    filter: ExportFilter | undefined,
  ) => Promise<ExportExtent>;
  /**
   * Yields the rows, newest first, in batches of a thousand. Each batch starts where the previous one ended,
   * so that new rows shift nothing.
   */
  readonly batches: (
    database: Database,
    accountId: AuthorizedAccountId,
    requested: RequestedRows,
  ) => AsyncGenerator<readonly ExportedRow[], void, undefined>;
};
