import type { Answered } from '../../http/call.ts';
import { listLedgerEntriesCall } from './list-ledger-entries.ts';

export const answeredCalls: readonly Answered[] = [listLedgerEntriesCall];
