import type { createExport, ExportedList, InputOf, List } from '@tillbook/contract';

/** What a list is filtered by, where it is, and how much that leaves of it. */
export type ExportedView = {
  /** Asked when the export begins: a period such as "today" counts from then. */
  readonly filter: () => InputOf<typeof createExport>['body']['filter'];
  readonly found: Pick<List<unknown>, 'totalCount' | 'totalCountCapped'> | undefined;
};

export type ExportControlProps = {
  readonly accountId: string;
  readonly list: ExportedList;
  /** Without one the whole list is exported. */
  readonly view?: ExportedView | undefined;
};
