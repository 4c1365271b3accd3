import { endpoints, openApiDocument } from '@tillbook/contract/openapi';
import { Hono } from 'hono';
import type { Platform } from '../platform.ts';
import { alwaysSend, apiHeaders, transportSecurity } from './api-headers.ts';
import type { Answered } from './call.ts';
import { crossOrigin } from './cross-origin.ts';
import { methodsAt } from './methods-at.ts';
import { mount } from './mount.ts';
import { answerRefusals } from './refusals.ts';
import { staticFile } from './static-files.ts';
import { staticResponse } from './static-response.ts';
import { requestFacts, requestLog, type ApiEnvironment } from './request-facts.ts';

const basePath = '/api';
const documentPath = '/openapi.json';

/**
 * The API below `/api`: the calls, their refusals, and the document that describes them.
 *
 * @example
 * const response = await apiApp(platform, answeredCalls).request('/api/health');
 */
export const apiApp = (platform: Platform, answered: readonly Answered[]): Hono<ApiEnvironment> => {
  const app = new Hono<ApiEnvironment>().basePath(basePath);
  const text = JSON.stringify(openApiDocument(platform.settings.apiBaseUrl));
  const document = staticFile(documentPath, Buffer.from(text));
  app.use(requestFacts(platform), requestLog(platform));
  app.use(alwaysSend({ ...apiHeaders, ...transportSecurity(platform.settings) }));
  app.use(crossOrigin(platform.settings));
  app.get(documentPath, (context) => staticResponse(context, document, false));
  for (const call of answered) mount(app, platform, call);
  answerRefusals(app, platform, methodsAt([...endpoints, { method: 'GET', path: documentPath }], basePath));
  return app;
};
