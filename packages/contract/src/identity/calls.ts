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
  summary: 'Sign in with an email address and a password',
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
  summary: 'Get the session’s expiration and the person signed in',
  access: { kind: 'session' },
  response: z.object({ email: z.string(), roles: z.array(role), expiresAt: instant }),
});

export const logout = defineEndpoint({
  name: 'logout',
  method: 'POST',
  path: '/identity/logout',
  summary: 'End the session',
  access: { kind: 'session' },
  status: 204,
});

export const changePassword = defineEndpoint({
  name: 'changePassword',
  method: 'POST',
  path: '/identity/change-password',
  summary: 'Change the password',
  access: { kind: 'session' },
  body: z.object({ oldPassword: requiredText(1024), newPassword: requiredText(1024) }),
  status: 204,
  errors: ['wrong_password', 'weak_password'],
});

export const requestPasswordReset = defineEndpoint({
  name: 'requestPasswordReset',
  method: 'POST',
  path: '/identity/reset-password-request',
  summary: 'Request a link to reset a password',
  access: { kind: 'public' },
  body: z.object({ email: requiredText(254) }),
  response: z.object({}),
  status: 202,
});

export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  method: 'POST',
  path: '/identity/reset-password',
  summary: 'Set a new password with a reset token',
  access: { kind: 'public' },
  body: z.object({ token: requiredText(256), newPassword: requiredText(1024) }),
  status: 204,
  errors: ['invalid_reset_token', 'weak_password'],
});

export const createHandoverCode = defineEndpoint({
  name: 'createHandoverCode',
  method: 'POST',
  path: '/identity/handover-codes',
  summary: 'Create a code to open an account in the merchant app as this admin',
  access: { kind: 'admin' },
  body: z.object({ accountId: identifier }),
  response: z.object({ code: z.string(), expiresAt: instant }),
  status: 201,
});

export const useHandoverCode = defineEndpoint({
  name: 'useHandoverCode',
  method: 'POST',
  path: '/identity/handover',
  summary: 'Start a session with a code from the admin app',
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
  summary: 'Request a link to change the email address',
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
  summary: 'Change the email address with a token',
  access: { kind: 'public' },
  body: z.object({ token: requiredText(256) }),
  response: z.object({ email: z.string() }),
  errors: ['invalid_email_link'],
});
