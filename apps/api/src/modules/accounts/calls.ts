import type { Answered } from '../../http/call.ts';
import { adjustAccountCall } from './adjust-account.ts';
import { changeAccountStatusCall } from './change-account-status.ts';
import { changeFeeProfileCall } from './change-fee-profile.ts';
import { createAccountCall } from './create-account.ts';
import { getAccountActivityCall } from './get-account-activity.ts';
import { getAccountAdministrationCall } from './get-account-administration.ts';
import { getAccountAttentionCall } from './get-account-attention.ts';
import { getAccountCall } from './get-account.ts';
import { getAvailabilityCall } from './get-availability.ts';
import { getFeeProfileCall } from './get-fee-profile.ts';
import { listAccountsCall } from './list-accounts.ts';

export const answeredCalls: readonly Answered[] = [
  getAccountCall,
  getAvailabilityCall,
  listAccountsCall,
  adjustAccountCall,
  createAccountCall,
  getAccountAdministrationCall,
  changeAccountStatusCall,
  changeFeeProfileCall,
  getFeeProfileCall,
  getAccountActivityCall,
  getAccountAttentionCall,
];
