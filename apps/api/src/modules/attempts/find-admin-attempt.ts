import { findAdminAttempt } from '@tillbook/contract';
import { defineHandler } from '../../http/call.ts';
import { findAttemptOutcome } from '../../idempotency/attempt-outcome.ts';
import { accountMissing, adminScope } from './admin-scope.ts';

export const findAdminAttemptHandler = defineHandler(
  findAdminAttempt,
  async ({ platform: { database }, query, refuse }) => {
    const scope = adminScope(query) ?? refuse('invalid_input', accountMissing);
    return findAttemptOutcome(
      database.drizzle,
      { scope, call: query.call, key: query.key },
      { mayPayOut: false },
    );
  },
);
