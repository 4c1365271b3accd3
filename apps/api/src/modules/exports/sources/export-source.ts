import type { ExportColumn, ExportFilter } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { CountedPage } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';

/** A row of an exported list, by column: amounts in cents, times as in the API. */
export type ExportedRow = { readonly [Column in ExportColumn]?: string | number | undefined };

/** How far a list reaches when its export is requested. */
type ExportExtent = Omit<CountedPage<never>, 'page'> & {
  /** The newest row: later ones are not exported. */
  readonly throughOrdinal: number;
};

type RequestedRows = {
  readonly throughOrdinal: number;
  readonly filter: ExportFilter | undefined;
};

/** What an export is read from. */
export type ExportSource = {
  readonly findExtent: (
    database: Database,
    accountId: AuthorizedAccountId,
    filter: ExportFilter | undefined,
  ) => Promise<ExportExtent>;
  /**
   * The rows, newest first, a thousand at a time: each batch starts where the previous one ended, so memory holds no
   * more than one batch, and new rows in the list shift nothing.
   */
  readonly batches: (
    database: Database,
    accountId: AuthorizedAccountId,
    requested: RequestedRows,
  ) => AsyncGenerator<readonly ExportedRow[], void, undefined>;
};
