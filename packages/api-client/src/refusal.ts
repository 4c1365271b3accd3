import { errorBody } from '@tillbook/contract';
import * as z from 'zod/mini';
import { ApiError } from './failures.ts';

/** Every field is optional, because a proxy in between responds in its own format. */
const refusalBody = z.partial(errorBody);

/** Returns the delay of `Retry-After` in seconds; the header contains seconds or a date. */
const readRetryAfter = (headers: Headers, nowMs: number): number | undefined => {
  const value = headers.get('Retry-After');
  if (value === null) return undefined;
  if (/^\d+$/.test(value)) return Number(value);
  const atMs = Date.parse(value);
  return Number.isNaN(atMs) ? undefined : Math.max(0, Math.ceil((atMs - nowMs) / 1000));
};

/** Statuses that a proxy sends, without a code of the contract, when the server behind it is unreachable. */
const awayStatuses: ReadonlySet<number> = new Set([502, 503, 504]);
const codeWithoutBody = (status: number): string => (awayStatuses.has(status) ? 'unavailable' : 'unknown');

/** Turns a refused response and its body into an error. */
export const toApiError = ({ status, headers }: Response, body: unknown): ApiError => {
  const refusal = z.safeParse(refusalBody, body).data ?? {};
  return new ApiError({
    status,
    code: refusal.code ?? codeWithoutBody(status),
    message: refusal.message ?? '',
    ...(refusal.fields && { fields: refusal.fields }),
    requestId: refusal.requestId ?? headers.get('X-Request-Id') ?? undefined,
    retryAfterSeconds: readRetryAfter(headers, Date.now()),
  });
};
