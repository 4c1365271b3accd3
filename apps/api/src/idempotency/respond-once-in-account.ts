import type { Schema } from '@tillbook/contract';
import type * as z from 'zod/mini';
import { inAccount, type AccountTransaction } from '../ledger/in-account.ts';
import type { Platform } from '../platform.ts';
import { respondOnce, type Once } from './respond-once.ts';

/**
 * Runs a command under the account's lock once per key and announces the change. A repeated request gets the
 * first response without lock or announcement.
 */
export const respondOnceInAccount = <S extends Schema>(
  platform: Platform,
  once: Once<S>,
  effect: (transaction: AccountTransaction) => Promise<z.output<S>>,
): Promise<z.output<S>> =>
  inAccount(platform, once.scope, effect, { transact: (run) => respondOnce(platform, once, run) });
