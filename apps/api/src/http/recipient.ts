import type { Context } from 'hono';
import type { Recipient } from '../downloads/delivery.ts';
import type { ApiEnvironment } from './request-facts.ts';

/** Returns the client of a request for a file. */
export const recipientOf = ({ env, req }: Context<ApiEnvironment>): Recipient => ({
  outgoing: env?.outgoing,
  wantsWhole: req.header('range') === undefined,
});
