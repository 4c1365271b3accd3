export { toEntry } from './entry-response.ts';
export { pendingEntryList, settledEntryExport, settledEntryList } from './filter-entries.ts';
export { findEntriesAt, findSettledEntriesAt, findSettledRange } from './store.ts';
