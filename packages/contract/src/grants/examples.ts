import { exampleIds } from '../openapi/example-ids.ts';
import { documented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const accountId = exampleIds.account;
const grantee = {
  userId: exampleIds.user,
  email: 'dana@harborcoffee.example',
  grantedAt: '2026-08-23T14:20:02.000Z',
  role: 'owner',
};

export const grantCalls = documented(calls, {
  listGrants: {
    description: 'Sorted by email address.',
    response: { people: [{ ...grantee, hasPassword: true }], totalCount: 1 },
  },
  grantAccount: {
    description:
      'Without a `role`, the person becomes an owner. A person without a password is emailed a link to set one, valid once and for 24 hours; others are notified. An admin can send at most 20 of these emails an hour, and an address can receive at most 3 a day; more are rejected with 429.',
    body: { accountId, email: grantee.email },
    response: { ...grantee, hasPassword: false, mail: 'invitation' },
  },
  revokeGrant: {
    description:
      'Access ends immediately: the person’s next request for the account is rejected, and any open event stream ends. Their other accounts are not affected.',
    body: { accountId, userId: exampleIds.user },
  },
});
