import { resolve } from 'node:path';
import { storePaymentInstrument } from '@tillbook/contract';
import { Hono, type Context, type MiddlewareHandler } from 'hono';
import { storePaymentInstrumentHandler, vaultCallsPerAddress } from '../modules/payment-instruments/calls.ts';
import type { Platform } from '../platform.ts';
import { alwaysSend, apiHeaders, transportSecurity } from '../http/api-headers.ts';
import { AppError } from '../runtime/app-error.ts';
import { limitPerAddress } from '../http/limit-per-address.ts';
import { methodsAt } from './methods-at.ts';
import { measureRequests } from './metrics-address.ts';
import { mount } from './mount.ts';
import { oneHost } from '../http/one-host.ts';
import { fillPage, newNonce } from '../pages/page.ts';
import { formPageHeaders } from '../pages/page-policy.ts';
import { notBuiltPage } from '../pages/plain-page.ts';
import { respondToErrors } from '../http/refusals.ts';
import { requestFacts, requestLog, type ApiEnvironment } from '../http/request-facts.ts';
import { siteIn, type Site } from '../pages/static-files.ts';
import { staticResponse } from '../pages/static-response.ts';

const builtForms = resolve(import.meta.dirname, '../../../tokenization/dist');

const formPaths = ['/card-form', '/bank-form'] as const;

/** Accepts numbers only from the vault's own forms; a browser sends the true origin of a request. */
const fromOwnForm =
  (ownOrigin: string): MiddlewareHandler =>
  async (context, next) => {
    if (context.req.header('origin') !== ownOrigin) throw new AppError('forbidden');
    return next();
  };

const serveForm =
  (platform: Platform, site: Site) =>
  async (context: Context): Promise<Response> => {
    const { settings } = platform;
    const page = await site.find(`${context.req.path}.html`);
    if (page === undefined) return notBuiltPage(settings);
    const nonce = newNonce();
    return new Response(fillPage(page, settings, nonce), { headers: formPageHeaders(settings, nonce) });
  };

const serveAsset =
  (site: Site) =>
  async (context: Context): Promise<Response> => {
    const file = await site.find(context.req.path);
    if (file === undefined) throw new AppError('not_found');
    return staticResponse(context, file, true);
  };

/**
 * Serves the tokenization origin: the two forms, their files, and the vault call behind them. It serves
 * nothing else, so a card number has one way into the platform.
 */
export const tokenizationOriginApp = (platform: Platform, folder = builtForms): Hono<ApiEnvironment> => {
  const { settings } = platform;
  const app = new Hono<ApiEnvironment>();
  const site = siteIn(folder);
  app.use(requestFacts(platform));
  app.use(alwaysSend({ ...apiHeaders, ...transportSecurity(settings) }));
  app.use(oneHost);
  for (const path of formPaths) app.get(path, serveForm(platform, site));
  app.get('/assets/*', serveAsset(site));
  app.post(
    storePaymentInstrument.path,
    requestLog(platform),
    measureRequests(platform),
    fromOwnForm(new URL(settings.tokenizationBaseUrl).origin),
    limitPerAddress(platform, storePaymentInstrument, vaultCallsPerAddress),
  );
  mount(app, platform, storePaymentInstrumentHandler);
  const pages = formPaths.map((path) => ({ method: 'GET' as const, path }));
  respondToErrors(app, platform, methodsAt([...pages, storePaymentInstrument]));
  return app;
};
