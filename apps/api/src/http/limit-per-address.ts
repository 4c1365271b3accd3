import type { Endpoint } from '@tillbook/contract';
import type { MiddlewareHandler } from 'hono';
import type { Platform } from '../platform.ts';
import { clientNetwork } from './client-network.ts';
import type { ApiEnvironment } from './request-facts.ts';
import { takeAttempt, type Throttle } from './throttle.ts';

/** Counts each request by its address before reading it, so that malformed requests count as well. */
export const limitPerAddress =
  (platform: Platform, endpoint: Endpoint, throttle: Throttle): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const facts = context.get('facts');
    facts.call = endpoint.name;
    await takeAttempt(platform, throttle, clientNetwork(facts.clientAddress));
    return next();
  };
