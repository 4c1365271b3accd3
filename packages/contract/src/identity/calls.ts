import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { internalAdminRole } from '../names.ts';
import { identifier, instant, openEnum, requiredText } from '../primitives.ts';
import { emailAddress } from '../typed-text.ts';

const role = openEnum('merchant', internalAdminRole);

export const login = defineEndpoint({
  name: 'login',
  method: 'POST',
  path: '/identity/login',
  summary: 'Signs a person in.',
  access: { kind: 'public' },
  body: z.object({
    email: requiredText(254),
    password: requiredText(1024),
    system: z.literal('payment'),
  }),
  response: z.object({ token: z.string(), email: z.string(), roles: z.array(role) }),
  errors: ['invalid_credentials'],
});

export const checkSession = defineEndpoint({
  name: 'checkSession',
  method: 'POST',
  path: '/identity/sessions',
  summary: 'Returns the session’s person and expiration.',
  access: { kind: 'session' },
  response: z.object({ email: z.string(), roles: z.array(role), expiresAt: instant }),
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/identity/logout',
  summary: 'Ends the session.',
  access: { kind: 'session' },
  status: 204,
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/identity/change-password',
  summary: "Changes the password and ends the person's other sessions.",
  access: { kind: 'session' },
  body: z.object({ oldPassword: requiredText(1024), newPassword: requiredText(1024) }),
  status: 204,
  errors: ['wrong_password', 'weak_password'],
});

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/identity/reset-password-request',
  summary: 'Emails a reset link if the person exists; the response is the same either way.',
  access: { kind: 'public' },
  body: z.object({ email: requiredText(254) }),
  response: z.object({}),
  status: 202,
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/identity/reset-password',
  summary: 'Sets a new password with a reset token and ends all sessions.',
  access: { kind: 'public' },
  body: z.object({ token: requiredText(256), newPassword: requiredText(1024) }),
  status: 204,
  errors: ['invalid_reset_token', 'weak_password'],
});

export const createHandoverCode = defineEndpoint({
  name: 'createHandoverCode',
  method: 'POST',
  path: '/identity/handover-codes',
  summary:
    'Creates a code that lets the merchant app on another origin continue as this admin, in one account. It works once, for 60 seconds.',
  access: { kind: 'admin' },
  body: z.object({ accountId: identifier }),
  response: z.object({ code: z.string(), expiresAt: instant }),
  status: 201,
});

export const useHandoverCode = defineEndpoint({
  name: 'useHandoverCode',
  method: 'POST',
  path: '/identity/handover',
  summary: 'Starts a session with a code from the admin app and returns the account it is for.',
  access: { kind: 'public' },
  body: z.object({ code: requiredText(256) }),
  response: z.object({
    token: z.string(),
    email: z.string(),
    roles: z.array(role),
    accountId: identifier,
    account: z.object({ name: z.string(), type: z.string(), currency: z.string() }),
  }),
  errors: ['invalid_handover_code'],
});

export const requestEmailChange = defineEndpoint({
  name: 'requestEmailChange',
  method: 'POST',
  path: '/identity/change-email',
  summary: 'Emails a link to a new address; the response is the same whether or not somebody has it already.',
  access: { kind: 'session' },
  body: z.object({ password: requiredText(1024), newEmail: emailAddress }),
  response: z.object({}),
  status: 202,
  errors: ['wrong_password', 'same_email'],
});

export const confirmEmailChange = defineEndpoint({
  name: 'confirmEmailChange',
  method: 'POST',
  path: '/identity/confirm-email',
  summary:
    'Changes the address with the token of the emailed link, tells the old address and ends all sessions.',
  access: { kind: 'public' },
  body: z.object({ token: requiredText(256) }),
  response: z.object({ email: z.string() }),
  errors: ['invalid_email_link'],
});
