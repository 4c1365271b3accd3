import type { Context, Hono } from 'hono';
import { HTTPException } from 'hono/http-exception';
import type { Platform } from '../platform.ts';
import { AppError } from '../runtime/app-error.ts';
import { errorResponse, isStorageFull, toAppError } from './error-response.ts';
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

export const respondToErrors = (
  app: Hono<ApiEnvironment>,
  platform: Platform,
  methodsAt: (path: string) => readonly string[],
): void => {
  app.onError((error, context) => {
    const refusal = refusalOf(error);
    const { requestId } = context.get('facts');
    // The caller gets the usual 503, but the operator has to act.
    if (isStorageFull(error)) platform.log('storage_full', { requestId });
    if (refusal.code === 'internal') logFault(platform.log, requestId, error);
    return errorResponse(refusal, requestId);
  });
  app.notFound((context) => whereNothingIs(context, methodsAt(context.req.path)));
};
