export { toEntry } from './entry-response.ts';
export { pendingScan, settledScan } from './filter-entries.ts';
export { findEntriesAt, findSettledEntriesAt, findSettledRange } from './store.ts';
