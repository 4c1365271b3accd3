import { endpoints, openApiDocument } from '@tillbook/contract/openapi';
import { Hono } from 'hono';
import { serveExportFile } from '../modules/exports/calls.ts';
import { serveStatementFile } from '../modules/statements/calls.ts';
import type { Platform } from '../platform.ts';
import { alwaysSend, apiHeaders, transportSecurity } from '../http/api-headers.ts';
import type { Handler } from '../http/call.ts';
import { crossOrigin } from '../http/cross-origin.ts';
import { methodsAt } from './methods-at.ts';
import { serveMetrics, measureRequests } from './metrics-address.ts';
import { mount } from './mount.ts';
import { respondToErrors } from '../http/refusals.ts';
import { staticFile } from '../pages/static-files.ts';
import { staticResponse } from '../pages/static-response.ts';
import { requestFacts, requestLog, type ApiEnvironment } from '../http/request-facts.ts';

const basePath = '/api';
const documentPath = '/openapi.json';
const metricsPath = '/metrics';
const exportFilePath = '/exports/files/{ticket}';
const statementFilePath = '/exports/statements/{ticket}';
/** Addresses that the contract does not declare as calls. */
const otherAddresses = [documentPath, metricsPath, exportFilePath, statementFilePath].map(
  (path) => ({ method: 'GET', path }) as const,
);

/**
 * Serves the API below `/api`: the calls, their refusals, and the document that describes them.
 * @example
 * const response = await apiApp(platform, handlers).request('/api/health');
 */
export const apiApp = (platform: Platform, handlers: readonly Handler[]): Hono<ApiEnvironment> => {
  const app = new Hono<ApiEnvironment>().basePath(basePath);
  const text = JSON.stringify(openApiDocument(platform.settings.apiBaseUrl));
  const document = staticFile(documentPath, Buffer.from(text));
  app.use(requestFacts(platform), requestLog(platform), measureRequests(platform));
  app.use(alwaysSend({ ...apiHeaders, ...transportSecurity(platform.settings) }));
  app.use(crossOrigin(platform.settings));
  app.get(documentPath, (context) => staticResponse(context, document, false));
  app.get(metricsPath, serveMetrics(platform));
  app.get(exportFilePath.replace('{ticket}', ':ticket'), serveExportFile(platform));
  app.get(statementFilePath.replace('{ticket}', ':ticket'), serveStatementFile(platform));
  for (const handler of handlers) mount(app, platform, handler);
  respondToErrors(app, platform, methodsAt([...endpoints, ...otherAddresses], basePath));
  return app;
};
