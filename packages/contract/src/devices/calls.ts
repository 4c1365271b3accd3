import * as z from 'zod/mini';
import { byAccountId, byAdminOfAccount, defineEndpoint } from '../endpoint.ts';
import { identifier } from '../primitives.ts';
import { singleLineText } from '../typed-text.ts';

const device = z.object({ id: identifier, name: z.optional(z.string()), serialNumber: z.string() });

export type Device = z.infer<typeof device>;

export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/v1/accounts/devices',
  summary: 'List an account’s terminals',
  access: byAccountId('query', 'account_read'),
  query: z.object({ accountId: identifier }),
  response: z.object({ devices: z.array(device) }),
});

export const registerDevice = defineEndpoint({
  name: 'registerDevice',
  method: 'POST',
  path: '/v1/accounts/devices',
  summary: 'Register a terminal for an account',
  access: byAdminOfAccount('body'),
  idempotent: true,
  body: z.object({
    accountId: identifier,
    serialNumber: singleLineText(64),
    name: z.optional(singleLineText(60)),
  }),
  response: device,
  status: 201,
  errors: ['device_registered', 'too_many_devices'],
});

export const renameDevice = defineEndpoint({
  name: 'renameDevice',
  method: 'POST',
  path: '/v1/accounts/devices/{id}',
  summary: 'Rename a terminal',
  access: byAdminOfAccount('body'),
  params: z.object({ id: identifier }),
  body: z.object({ accountId: identifier, name: singleLineText(60) }),
  response: device,
});
