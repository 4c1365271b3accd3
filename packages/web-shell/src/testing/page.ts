import { getHealth, pageSettingsElementId, type PageSettings } from '@tillbook/contract';
import { cleanup } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdTimers } from './held-timers.ts';

/** Calls for which the test has declared no response; they fail the test. */
const unexpected: string[] = [];

/**
 * The number of opened pages. Each page has its own address, which identifies late calls of the previous
 * page.
 */
let openedCount = 0;

const endings: (() => void)[] = [];

const pageName = () => `page-${String(openedCount)}`;

const worker = setupWorker(
  // Fails health checks until the test declares a response for them.
  http.get(`${window.location.origin}/:page/api${getHealth.path}`, () => HttpResponse.error()),
  http.all(`${window.location.origin}/:page/api/*`, ({ params, request: { method, url } }) => {
    if (params.page === pageName()) unexpected.push(`${method} ${url}`);
    return new Response(null, { status: 501 });
  }),
);

const writeSettings = (settings: Partial<PageSettings>) => {
  document.getElementById(pageSettingsElementId)?.remove();
  const element = document.createElement('script');
  element.type = 'application/json';
  element.id = pageSettingsElementId;
  element.textContent = JSON.stringify({
    apiBaseUrl: `${window.location.origin}/${pageName()}/api`,
    ...settings,
  });
  document.head.append(element);
};

const usualSize = { width: window.innerWidth, height: window.innerHeight };

/** Restores the window's size, which a test may have set to a phone's. */
const restoreSize = async () => {
  const { width, height } = usualSize;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
};

const forgetPage = () => {
  cleanup();
  endings.splice(0).forEach((end) => end());
  // Changes the address, since later calls belong to no test.
  openedCount += 1;
  worker.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
};

export const usePages = (): void => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  beforeEach(() => atPageEnd(holdTimers()));
  // Moves the pointer away from its last click, where it would preload a link that the next test renders
  // there.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));
  afterEach(async () => {
    forgetPage();
    await restoreSize();
    const calls = unexpected.splice(0);
    if (calls.length > 0)
      throw new Error(`The screen made calls the test does not know: ${calls.join(', ')}`);
  });
  afterAll(() => worker.stop());
};

/** Responds to calls from now on; the latest response to a call wins. */
export const answerAlso = (...answers: RequestHandler[]): void => worker.use(...answers);

/**
 * Registers a function that ends a page's effects on the window or the document, so that they do not reach
 * the next test's page.
 */
export const atPageEnd = (end: () => void): void => void endings.push(end);

/**
 * Sets this document up as the server would send it, with a server behind it that returns these responses.
 *
 * @param settings override the deployment's defaults
 */
export const openPage = (answers: readonly RequestHandler[], settings: Partial<PageSettings> = {}): void => {
  openedCount += 1;
  writeSettings(settings);
  answerAlso(...answers);
};
