import {
  changePassword,
  checkSession,
  createHandoverCode,
  login,
  logout,
  requestPasswordReset,
  resetPassword,
  useHandoverCode,
} from '../../identity.ts';
import { type CallGroup, documented } from '../documented-call.ts';
import { exampleIds } from '../example-ids.ts';

const email = 'dana@harborcoffee.example';

export const identityCalls: CallGroup = {
  name: 'Identity',
  description: 'Signing in and out, and passwords.',
  calls: [
    documented(login, {
      description:
        'The answer holds the token for every other call. Ten failures per e-mail address and fifty per network address in 15 minutes are answered; then 429 until the window ends.',
      body: { email, password: 'correct horse battery staple', system: 'payment' },
      response: { token: exampleIds.session, email, roles: ['merchant'] },
    }),
    documented(checkSession, {
      response: { email, roles: ['merchant'], expiresAt: '2026-11-21T09:12:44.000Z' },
    }),
    documented(logout, {}),
    documented(changePassword, {
      body: { oldPassword: 'correct horse battery staple', newPassword: 'a longer one, by far' },
    }),
    documented(requestPasswordReset, {
      description: 'Five requests per e-mail address and hour; then 429.',
      body: { email },
      response: {},
    }),
    documented(resetPassword, {
      description: 'The token stands in the link that was mailed. It is good once and for 30 minutes.',
      body: { token: 'Zt5cW1kQ8mPz3vRb7xLd9sYh2nFg4jTa', newPassword: 'a longer one, by far' },
    }),
    documented(createHandoverCode, {
      body: { accountId: exampleIds.account },
      response: { code: 'hnd_J6uEaV4oBiNxCqS0pK3v9sXb7QmT2cRw', expiresAt: '2026-11-20T21:13:44.000Z' },
    }),
    documented(useHandoverCode, {
      body: { code: 'hnd_J6uEaV4oBiNxCqS0pK3v9sXb7QmT2cRw' },
      response: {
        token: exampleIds.session,
        email: 'admin@tillbook.example',
        roles: ['internal_admin'],
        accountId: exampleIds.account,
        account: { name: 'Harbor Coffee Roasters', type: 'merchant', currency: 'usd' },
      },
    }),
  ],
};
