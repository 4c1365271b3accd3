import { closeAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { closeAttempt as close } from '../../idempotency/close-attempt.ts';

export const closeAttemptHandler = defineHandler(
  closeAttempt,
  ({ platform, accountId, body: { call, key } }) => close(platform, { scope: accountId, call, key }),
);
