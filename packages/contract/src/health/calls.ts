import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';

export const getHealth = defineEndpoint({
  name: 'getHealth',
  method: 'GET',
  path: '/health',
  summary: 'Check that the process is up',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ok') }),
});

export const getReadiness = defineEndpoint({
  name: 'getReadiness',
  method: 'GET',
  path: '/ready',
  summary: 'Check that the database is reachable and migrated',
  access: { kind: 'public' },
  response: z.object({ status: z.literal('ready') }),
});
