export { toEntry } from './entry-response.ts';
export { pendingEntryList, settledEntryExport } from './filter-entries.ts';
export { findEntriesAt, findSettledEntriesAt, findSettledRange } from './store.ts';
