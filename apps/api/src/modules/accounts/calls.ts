import type { Handler } from '../../http/call.ts';
import { adjustAccountHandler } from './adjust-account.ts';
import { changeAccountStatusHandler } from './change-account-status.ts';
import { changeFeeProfileHandler } from './change-fee-profile.ts';
import { createAccountHandler } from './create-account.ts';
import { getAccountActivityHandler } from './get-account-activity.ts';
import { getAccountAdministrationHandler } from './get-account-administration.ts';
import { getAccountAttentionHandler } from './get-account-attention.ts';
import { getAccountHandler } from './get-account.ts';
import { getAvailabilityHandler } from './get-availability.ts';
import { getFeeProfileHandler } from './get-fee-profile.ts';
import { listAccountsHandler } from './list-accounts.ts';

export const handlers: readonly Handler[] = [
  getAccountHandler,
  getAvailabilityHandler,
  listAccountsHandler,
  adjustAccountHandler,
  createAccountHandler,
  getAccountAdministrationHandler,
  changeAccountStatusHandler,
  changeFeeProfileHandler,
  getFeeProfileHandler,
  getAccountActivityHandler,
  getAccountAttentionHandler,
];
