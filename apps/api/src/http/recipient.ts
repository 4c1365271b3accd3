import type { Context } from 'hono';
import type { Recipient } from '../downloads/delivery.ts';
import type { ApiEnvironment } from './request-facts.ts';

export const recipientOf = ({ env, req }: Context<ApiEnvironment>): Recipient => ({
  outgoing: env?.outgoing,
  wantsWhole: req.header('range') === undefined,
});
