import type { Client } from '@tillbook/api-client';
import {
  closeAdminAttempt,
  closeAttempt,
  findAdminAttempt,
  findAttempt,
  isAdminCall,
  type AttemptOutcome,
} from '@tillbook/contract';
import type { AttemptPlace } from './attempt-place.ts';

/** Looks up the outcome of a key on the server, without side effects. */
export const findOutcome = (
  client: Client,
  { call, accountId = '' }: AttemptPlace,
  key: string,
): Promise<AttemptOutcome> =>
  isAdminCall(call)
    ? client.call(findAdminAttempt, { query: { call, key, ...(accountId !== '' && { accountId }) } })
    : client.call(findAttempt, { query: { call, key, accountId } });

/** Closes a key, unless a request with it has arrived; returns the outcome in both cases. */
export const closeKey = (
  client: Client,
  { call, accountId = '' }: AttemptPlace,
  key: string,
): Promise<AttemptOutcome> =>
  isAdminCall(call)
    ? client.call(closeAdminAttempt, { body: { call, key, ...(accountId !== '' && { accountId }) } })
    : client.call(closeAttempt, { body: { call, key, accountId } });
