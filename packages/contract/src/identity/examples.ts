import type { Tag } from '../openapi/group-sections.ts';
import { exampleIds } from '../openapi/example-ids.ts';
import { documented, someDocumented } from '../openapi/documented-calls.ts';
import * as calls from './calls.ts';

const email = 'dana@harborcoffee.example';
const token = 'Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa';

export const identityTag: Tag = {
  name: 'Identity',
  description: 'Signing in and out, passwords, email addresses and invites.',
};

export const identityCalls = documented(calls, {
  login: {
    description:
      'The response contains the token for all other calls. After 10 failed attempts for an email address, or 50 from a network address, within 15 minutes, sign-ins are rejected with 429 until the window ends.',
    body: { email, password: 'correct horse battery staple', system: 'payment' },
    response: { token: exampleIds.session, email, roles: ['merchant'] },
  },
  checkSession: {
    response: { email, roles: ['merchant'], expiresAt: '2026-11-21T09:12:44.000Z' },
  },
  logout: { description: 'The token is no longer accepted.' },
  changePassword: {
    description: 'Ends the person’s other sessions.',
    body: { oldPassword: 'correct horse battery staple', newPassword: 'a longer one, by far' },
  },
  requestPasswordReset: {
    description:
      'Emails the link if a person has this address; the response is the same either way. An email address can have at most 5 requests an hour; more are rejected with 429.',
    body: { email },
    response: {},
  },
  resetPassword: {
    description:
      'The token is in the emailed link. It works once, for 30 minutes. All of the person’s sessions end.',
    body: { token, newPassword: 'a longer one, by far' },
  },
  requestEmailChange: {
    description:
      'Emails the link to the new address; the response is the same whether or not a person already has it. The link works once, for 30 minutes. A person and a new address can each have at most 5 requests an hour; more are rejected with 429.',
    body: { password: 'correct horse battery staple', newEmail: 'dana@harbor-roasters.example' },
    response: {},
  },
  confirmEmailChange: {
    description:
      'The token is in the emailed link. The old address is notified, all of the person’s sessions end, and reset links that were sent to the old address no longer work.',
    body: { token },
    response: { email: 'dana@harbor-roasters.example' },
  },
});

export const handoverCalls = someDocumented(calls, {
  createHandoverCode: {
    description:
      'The code starts a session in one account, in a merchant app on another origin. It works once, for 60 seconds.',
    body: { accountId: exampleIds.account },
    response: { code: 'hnd_J6uEaV4oBiNxCqS0pK3v9sXb7QmT2cRw', expiresAt: '2026-11-20T21:13:44.000Z' },
  },
  useHandoverCode: {
    description: 'Returns the account that the code was created for.',
    body: { code: 'hnd_J6uEaV4oBiNxCqS0pK3v9sXb7QmT2cRw' },
    response: {
      token: exampleIds.session,
      email: 'admin@tillbook.example',
      roles: ['internal_admin'],
      accountId: exampleIds.account,
      account: { name: 'Harbor Coffee Roasters', type: 'merchant', currency: 'usd' },
    },
  },
});
