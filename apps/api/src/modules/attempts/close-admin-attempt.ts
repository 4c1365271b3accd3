import { closeAdminAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { closeAttempt } from '../../idempotency/close-attempt.ts';
import { accountMissing, adminScope } from './admin-scope.ts';

export const closeAdminAttemptHandler = defineHandler(
  closeAdminAttempt,
  async ({ platform, body, refuse }) => {
    const scope = adminScope(body) ?? refuse('invalid_input', accountMissing);
    return closeAttempt(platform, { scope, call: body.call, key: body.key }, { mayPayOut: false });
  },
);
