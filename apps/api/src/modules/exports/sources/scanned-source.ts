import type { ExportFilter } from '@tillbook/contract';
import type { AuthorizedAccountId } from '../../../runtime/authorized-account.ts';
import type { Database } from '../../../db/client.ts';
import { findOrdinals, type List } from '../../../db/list-scan/index.ts';
import type { ExportedRow, ExportSource } from './export-source.ts';

export type ScannedList = {
  readonly list: List<ExportFilter>;
  readonly rowsAt: (
    database: Database,
    accountId: AuthorizedAccountId,
    ordinals: readonly number[],
  ) => Promise<readonly ExportedRow[]>;
};

const newest = { offset: 0, limit: 1 } as const;
const batch = { offset: 0, limit: 1000 } as const;

export const scannedSource = ({ list, rowsAt }: ScannedList): ExportSource => ({
  findExtent: async (database, accountId, filter = {}) => {
    const { page, ...totals } = await findOrdinals(database, accountId, { list, filter, page: newest });
    return { throughOrdinal: page[0] ?? 0, ...totals };
  },
  batches: async function* (database, accountId, { throughOrdinal, filter = {} }) {
    const range = await list.findRange(database, accountId, filter);
    let through = Math.min(range.high, throughOrdinal);
    while (through >= range.low) {
      const rest = { ...range, high: through };
      // oxlint-disable no-await-in-loop -- a batch starts at the end of the previous batch
      const { page } = await findOrdinals(database, accountId, { list, filter, range: rest, page: batch });
      const last = page.at(-1);
      if (last === undefined) return;
      yield await rowsAt(database, accountId, page);
      // oxlint-enable no-await-in-loop
      through = last - 1;
    }
  },
});
