import { listLedgerEntries, type LedgerEntry } from '@tillbook/contract';
import type { ListCall } from '../../../lists/define-list.ts';
import { sortOfStatus, type LedgerStatus } from '../queries.ts';

export type LedgerListName = `${LedgerStatus}-ledger`;

/** Entries of a status stand by when they came to it. */
export const fetchLedgerEntries =
  (status: LedgerStatus): ListCall<LedgerListName, LedgerEntry> =>
  (client, query, options) =>
    client.callList(listLedgerEntries, { query: { ...query, status, sort: sortOfStatus[status] } }, options);
