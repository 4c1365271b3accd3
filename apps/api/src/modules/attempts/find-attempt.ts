import { findAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAttemptOutcome } from '../../idempotency/attempt-outcome.ts';

export const findAttemptHandler = defineHandler(
  findAttempt,
  ({ platform: { database }, accountId, query: { call, key } }) =>
    findAttemptOutcome(database.drizzle, { scope: accountId, call, key }),
);
