import { ApiError } from '@tillbook/api-client';
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

const patience = 40;
const pauseMs = 250;

const isNotNow = (error: unknown): boolean => error instanceof ApiError && error.status === 503;

/**
 * Sends a request under a key of its own until it has an answer. A machine that does much else may say "not now", which
 * is no answer; with its key the same request may be sent again, as a client would.
 */
export const retryUntilAnswered = async <Answer>(
  send: (options: { readonly idempotencyKey: string }) => Promise<Answer>,
): Promise<Answer> => {
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
