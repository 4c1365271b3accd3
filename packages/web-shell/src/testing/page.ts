import { getHealth, pageSettingsElementId, type PageSettings } from '@tillbook/contract';
import { cleanup } from '@testing-library/react';
import { http, HttpResponse, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { holdTimers } from './held-timers.ts';

/** Calls for which the test has declared no response; they fail the test. */
const unexpected: string[] = [];

/** How many pages were opened. Each has its own address, to tell late calls of the previous one. */
let openedCount = 0;

/** What each opened page leaves outside of what React renders. */
const endings: (() => void)[] = [];

const pageName = () => `page-${String(openedCount)}`;

const worker = setupWorker(
  // A page probes a platform that a test has taken away. It stays away until the test answers, however long that takes.
  http.get(`${window.location.origin}/:page/api${getHealth.path}`, () => HttpResponse.error()),
  http.all(`${window.location.origin}/:page/api/*`, ({ params, request: { method, url } }) => {
    if (params.page === pageName()) unexpected.push(`${method} ${url}`);
    return new Response(null, { status: 501 });
  }),
);

/** Writes the page's settings as the server does. */
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

/** A test may have made the window a phone's. */
const restoreSize = async () => {
  const { width, height } = usualSize;
  if (window.innerWidth !== width || window.innerHeight !== height) await page.viewport(width, height);
};

const forgetPage = () => {
  cleanup();
  endings.splice(0).forEach((end) => end());
  // Later calls belong to no test.
  openedCount += 1;
  worker.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
};

/** Sets a test file up for `openPage`: cleans the page up after each test. */
export const usePages = (): void => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  beforeEach(() => atPageEnd(holdTimers()));
  // A pointer left where the last test clicked would preload whatever the next one renders there.
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

/** Ends what a page has begun on the window or the document, so that it does not act on the next test's page. */
export const atPageEnd = (end: () => void): void => void endings.push(end);

/**
 * Sets this document up as the server would send it, with a server behind it that gives these responses.
 *
 * @param settings override the deployment's defaults
 */
export const openPage = (answers: readonly RequestHandler[], settings: Partial<PageSettings> = {}): void => {
  openedCount += 1;
  writeSettings(settings);
  answerAlso(...answers);
};
