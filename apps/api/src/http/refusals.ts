import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Platform } from '../platform.ts';
import { AppError } from '../runtime/app-error.ts';
import { causeOfAbsence, errorResponse, isStorageFull, toAppError } from './error-response.ts';
import { logFault } from './fault.ts';
import type { ApiEnvironment } from './request-facts.ts';

type ApiContext = Context<ApiEnvironment>;

const refusalOf = (error: unknown) =>
  error instanceof HTTPException ? new AppError('malformed_body') : toAppError(error);

const whereNothingIs = (context: ApiContext, allowed: readonly string[]): Response => {
  const { requestId } = context.get('facts');
  if (allowed.length === 0) return errorResponse(new AppError('not_found'), requestId);
  const response = errorResponse(new AppError('method_not_allowed'), requestId);
  response.headers.set('Allow', allowed.join(', '));
  return response;
};

/** Logs the reason of a 503, which the response does not contain. */
const logUnavailable = ({ log }: Platform, requestId: string, error: unknown): void => {
  if (error instanceof AppError) return;
  // The caller gets the usual 503, but the operator has to act.
  if (isStorageFull(error)) return log('storage_full', { requestId });
  const code = causeOfAbsence(error);
  if (code !== undefined) log('database_unavailable', { requestId, code });
};

export const respondToErrors = (
  app: Hono<ApiEnvironment>,
  platform: Platform,
  methodsAt: (path: string) => readonly string[],
): void => {
  app.onError((error, context) => {
    const refusal = refusalOf(error);
    const { requestId } = context.get('facts');
    logUnavailable(platform, requestId, error);
    if (refusal.code === 'internal') logFault(platform.log, requestId, error);
    return errorResponse(refusal, requestId);
  });
  app.notFound((context) => whereNothingIs(context, methodsAt(context.req.path)));
};
