import type { Handler } from '../../http/call.ts';
import { listLedgerEntriesHandler } from './list-ledger-entries.ts';

export const handlers: readonly Handler[] = [listLedgerEntriesHandler];
