import type { MiddlewareHandler } from 'hono';
import { AppError } from '../runtime/app-error.ts';
import { errorResponse } from './error-response.ts';
import type { ApiEnvironment } from './request-facts.ts';

const hostHeaders = (rawHeaders: readonly string[]): number =>
  rawHeaders.filter((name, index) => index % 2 === 0 && name.toLowerCase() === 'host').length;

/**
 * Refuses a request with several Host headers (RFC 9112, section 3.2): Node uses the first, and a proxy may
 * use the last.
 */
export const oneHost: MiddlewareHandler<ApiEnvironment> = async (context, next) => {
  // A test that passes a request without a socket has no raw headers.
  const rawHeaders = context.env?.incoming?.rawHeaders ?? [];
  if (hostHeaders(rawHeaders) < 2) return next();
  const refusal = new AppError('invalid_input', { fields: { Host: 'Send this header only once.' } });
  return errorResponse(refusal, context.get('facts').requestId);
};
