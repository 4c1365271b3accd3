import type { ExportedList, List } from '@tillbook/contract';
import type { ListView } from '../../lists/search-params.ts';

export type ExportControlProps = {
  readonly accountId: string;
  readonly list: ExportedList;
  /** What one row is called in a sentence. */
  readonly noun: string;
  /** The list as it is filtered on the screen. */
  readonly view: ListView;
  /** The settlement whose entries are exported, whatever their period. */
  readonly settlementId?: string;
  /** How many rows match. */
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};
