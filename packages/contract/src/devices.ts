import * as z from 'zod/mini';
import { byAccountId, defineEndpoint } from './endpoint.ts';
import { identifier } from './primitives.ts';

const device = z.object({ id: identifier, name: z.optional(z.string()), serialNumber: z.string() });

export type Device = z.infer<typeof device>;

export const listDevices = defineEndpoint({
  name: 'listDevices',
  method: 'GET',
  path: '/v1/accounts/devices',
  summary: "The account's terminals.",
  access: byAccountId('query'),
  query: z.object({ accountId: identifier }),
  response: z.object({ devices: z.array(device) }),
});
