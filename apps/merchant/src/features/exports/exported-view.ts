import type { ExportedList, List } from '@tillbook/contract';
import type { ListView } from '../../lists/search-params.ts';

export type ExportControlProps = {
  readonly accountId: string;
  readonly list: ExportedList;
  /** The noun for one row: `payment`. */
  readonly noun: string;
  readonly view: ListView;
  /** Limits the export to a settlement's entries, regardless of period. */
  readonly settlementId?: string;
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};
