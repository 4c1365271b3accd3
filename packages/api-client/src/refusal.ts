import { errorBody } from '@tillbook/contract';
import * as z from 'zod/mini';
import { ApiError } from './failures.ts';

/** A refusal's body, of which nothing has to be there: a proxy on the way answers in its own words. */
const refusalBody = z.partial(errorBody);

/** `Retry-After` as whole seconds from now: the header holds seconds or a date. */
const readRetryAfter = (headers: Headers, nowMs: number): number | undefined => {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
};

/** Turns a refused response and what was read of its body into its error. */
export const toApiError = ({ status, headers }: Response, body: unknown): ApiError => {
  const refusal = z.safeParse(refusalBody, body).data ?? {};
  return new ApiError({
    status,
    code: refusal.code ?? 'unknown',
    message: refusal.message ?? '',
    ...(refusal.fields && { fields: refusal.fields }),
    requestId: refusal.requestId ?? headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: readRetryAfter(headers, Date.now()),
  });
};
