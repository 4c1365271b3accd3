import type { Handler } from '../../http/call.ts';
import { createEntrySetHandler } from './create-entry-set.ts';
import { getEntrySetHandler } from './get-entry-set.ts';
import { listEntrySetsHandler } from './list-entry-sets.ts';
import { listGeneralLedgerAccountsHandler } from './list-general-ledger-accounts.ts';
import { postEntrySetHandler } from './post-entry-set.ts';
import { reverseEntrySetHandler } from './reverse-entry-set.ts';
import { updateEntrySetHandler } from './update-entry-set.ts';

export const handlers: readonly Handler[] = [
  listGeneralLedgerAccountsHandler,
  listEntrySetsHandler,
  getEntrySetHandler,
  createEntrySetHandler,
  updateEntrySetHandler,
  postEntrySetHandler,
  reverseEntrySetHandler,
];
