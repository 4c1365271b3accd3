import { ApiError } from '@tillbook/api-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 40;
const pauseMs = 250;

const isNotNow = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/**
 * Retries a request with the same key while the response is 503: a request with that response had no effect.
 */
export const retryUntilResponse = async <Result>(
  send: (options: { readonly idempotencyKey: string }) => Promise<Result>,
): Promise<Result> => {
  const options = { idempotencyKey: `drill-${randomUUID()}` };
  for (let left = patience; ; left -= 1) {
    try {
      return await send(options);
    } catch (error) {
      if (!isNotNow(error) || left === 0) throw error;
    }
    await sleep(pauseMs);
  }
};
