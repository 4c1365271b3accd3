import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const accountId = exampleIds.account;

export const attemptCalls = documented(calls, {
  findAttempt: {
    description:
      'Use this call after losing the response to another call, before you offer to try again. It has no side effects. `not_received` does not mean that the call has failed: the request may still be on its way, so try again with the same key, or close the key.',
    query: { accountId: exampleIds.account, call: 'createTransaction', key: 'order-20711' },
    response: { status: 'succeeded', objectId: exampleIds.payment },
  },
  closeAttempt: {
    description:
      'If a request with this key has arrived, its outcome is returned, and nothing changes. Otherwise the status is `closed`: a request that arrives later is refused with 409, `attempt_closed`, and moves no money. Without the permission `payout_create`, a key of `createTransaction` is closed for payments only.',
    body: { accountId: exampleIds.account, call: 'createTransaction', key: 'order-20712' },
    response: { status: 'closed' },
  },
});

export const adminAttemptCalls = someDocumented(calls, {
  findAdminAttempt: {
    description:
      'Like `GET /attempts`, for the calls of internal admins. `accountId` is required for `adjustAccount`, `grantAccount` and `registerDevice`.',
    query: { call: 'adjustAccount', accountId, key: 'adj-20711' },
    response: { status: 'not_received' },
  },
  closeAdminAttempt: {
    description: 'Like `POST /attempts/close`, for the calls of internal admins.',
    body: { call: 'adjustAccount', accountId, key: 'adj-20711' },
    response: { status: 'closed' },
  },
});
