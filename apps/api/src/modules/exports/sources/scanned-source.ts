import type { ExportFilter } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import { countedPage, mostFound } from '../../../db/counted-page.ts';
import type { Database } from '../../../db/client.ts';
import { findOrdinals, type ListScan } from '../../../db/list-scan/find-ordinals.ts';
import type { OrdinalRange } from '../../../db/list-scan/predicates.ts';
import { scanChunks } from '../../../db/list-scan/scan-chunks.ts';
import type { ExportedRow, ExportSource } from './export-source.ts';

export type ScannedList = {
  readonly scan: (filter: ExportFilter) => Pick<ListScan, 'table' | 'ordinal' | 'conditions'>;
  /** The part of the list that the filter's period is; without it, the period is one of the conditions. */
  readonly findRange?: (
    database: Database,
    accountId: AuthorizedAccountId,
    filter: ExportFilter,
  ) => Promise<OrdinalRange>;
  readonly rowsAt: (
    database: Database,
    accountId: AuthorizedAccountId,
    ordinals: readonly number[],
  ) => Promise<readonly ExportedRow[]>;
};

const wholeList = { low: 1, high: Number.MAX_SAFE_INTEGER } as const;

/** Where matches are frequent, this many rows hold a batch. */
const expectedRows = 4 * mostFound;

/** A list whose rows are found by scanning it, from its newest row on. */
export const scannedSource = ({ scan, findRange, rowsAt }: ScannedList): ExportSource => {
  const finder = async (database: Database, accountId: AuthorizedAccountId, filter: ExportFilter) => {
    const range = (await findRange?.(database, accountId, filter)) ?? wholeList;
    const isOpen = range.high === wholeList.high;
    return (through: number) => {
      const rest = { low: range.low, high: Math.min(range.high, through) };
      // Of a list whose length is not known yet, one chunk is all of it.
      const chunks =
        isOpen && through === wholeList.high
          ? { lows: [rest.low], highs: [rest.high] }
          : scanChunks(rest, 'desc', expectedRows);
      return findOrdinals(database, accountId, { ...scan(filter), order: 'desc', chunks });
    };
  };
  return {
    findExtent: async (database, accountId, filter = {}) => {
      const find = await finder(database, accountId, filter);
      const found = await find(wholeList.high);
      const { page: _page, ...totals } = countedPage(found, { offset: 0, limit: 0 });
      return { throughOrdinal: found[0] ?? 0, ...totals };
    },
    batches: async function* (database, accountId, { throughOrdinal, filter = {} }) {
      const find = await finder(database, accountId, filter);
      let through = throughOrdinal;
      while (through >= 1) {
        // oxlint-disable no-await-in-loop -- where a batch begins is known from the one before it
        const ordinals = await find(through);
        const last = ordinals.at(-1);
        if (last === undefined) return;
        yield await rowsAt(database, accountId, ordinals);
        // oxlint-enable no-await-in-loop
        through = last - 1;
      }
    },
  };
};
