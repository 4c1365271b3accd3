import { Hono } from 'hono';
import { AppError } from '../runtime/app-error.ts';
import { alwaysSend, apiHeaders, transportSecurity } from '../http/api-headers.ts';
import { errorResponse } from '../http/error-response.ts';
import { requestFacts, type ApiEnvironment } from '../http/request-facts.ts';
import { handlers } from '../modules/health/calls.ts';
import type { Platform } from '../platform.ts';
import { apiApp } from './api.ts';
import { probeAddresses, sameRequestAt } from './probe-addresses.ts';

/** Serves a process that only runs jobs: probes for liveness and readiness, and metrics. */
export const workerOriginApp = (platform: Platform): Hono<ApiEnvironment> => {
  const app = new Hono<ApiEnvironment>();
  const api = apiApp(platform, handlers);
  app.use(requestFacts(platform), alwaysSend({ ...apiHeaders, ...transportSecurity(platform.settings) }));
  for (const [path, apiPath] of Object.entries(probeAddresses)) {
    for (const served of [path, apiPath]) {
      app.all(served, (context) => api.fetch(sameRequestAt(apiPath, context.req.raw), context.env));
    }
  }
  app.notFound((context) => errorResponse(new AppError('not_found'), context.get('facts').requestId));
  return app;
};
