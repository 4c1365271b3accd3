import type { Answered } from '../../http/call.ts';
import { createEntrySetCall } from './create-entry-set.ts';
import { getEntrySetCall } from './get-entry-set.ts';
import { listEntrySetsCall } from './list-entry-sets.ts';
import { listGeneralLedgerAccountsCall } from './list-general-ledger-accounts.ts';
import { postEntrySetCall } from './post-entry-set.ts';
import { reverseEntrySetCall } from './reverse-entry-set.ts';
import { updateEntrySetCall } from './update-entry-set.ts';

export const answeredCalls: readonly Answered[] = [
  listGeneralLedgerAccountsCall,
  listEntrySetsCall,
  getEntrySetCall,
  createEntrySetCall,
  updateEntrySetCall,
  postEntrySetCall,
  reverseEntrySetCall,
];
