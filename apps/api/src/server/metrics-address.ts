import { timingSafeEqual } from 'node:crypto';
import { internalAdminRole } from '@tillbook/contract';
import type { Handler, MiddlewareHandler } from 'hono';
import { expositionText, expositionType } from '../platform-metrics/exposition.ts';
import type { Platform } from '../platform.ts';
import { hashSecretToken } from '../runtime/secret-token.ts';
import { AppError } from '../runtime/app-error.ts';
import { authenticate } from '../access/authenticate.ts';
import type { ApiEnvironment } from '../http/request-facts.ts';

export const measureRequests =
  ({ requests }: Platform): MiddlewareHandler<ApiEnvironment> =>
  async (context, next) => {
    const startedAt = performance.now();
    await next();
    requests.observe({
      call: context.get('facts').call,
      status: context.res.status,
      seconds: (performance.now() - startedAt) / 1000,
    });
  };

const isCollector = ({ settings }: Platform, authorization: string | undefined): boolean => {
  if (settings.metricsToken === undefined || authorization === undefined) return false;
  // Compares hashes, whose equal length reveals nothing about the length of the token.
  return timingSafeEqual(hashSecretToken(authorization), hashSecretToken(`Bearer ${settings.metricsToken}`));
};

/** Admits the collector by its token, and internal admins by their sessions. */
const requireReader = async (platform: Platform, authorization: string | undefined): Promise<void> => {
  if (isCollector(platform, authorization)) return;
  const { roles } = await authenticate(platform, authorization);
  if (!roles.includes(internalAdminRole)) throw new AppError('forbidden');
};

export const serveMetrics =
  (platform: Platform): Handler<ApiEnvironment> =>
  async (context) => {
    await requireReader(platform, context.req.header('authorization'));
    return context.body(await expositionText(platform), 200, { 'Content-Type': expositionType });
  };
