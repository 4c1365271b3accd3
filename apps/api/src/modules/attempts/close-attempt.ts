import { closeAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { closeAttempt as close } from '../../idempotency/close-attempt.ts';
import { attemptReader } from './attempt-reader.ts';

export const closeAttemptHandler = defineHandler(
  closeAttempt,
  async ({ platform, session, accountId, body: { call, key } }) =>
    close(
      platform,
      { scope: accountId, call, key },
      await attemptReader(platform, session.userId, accountId),
    ),
);
