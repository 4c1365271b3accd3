import { findAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAttemptOutcome } from '../../idempotency/attempt-outcome.ts';
import { attemptReader } from './attempt-reader.ts';

export const findAttemptHandler = defineHandler(
  findAttempt,
  async ({ platform, session, accountId, query: { call, key } }) =>
    findAttemptOutcome(
      platform.database.drizzle,
      { scope: accountId, call, key },
      await attemptReader(platform, session.userId, accountId),
    ),
);
