import { pageSettingsElementId, type PageSettings } from '@tillbook/contract';
import { cleanup } from '@testing-library/react';
import { http, type RequestHandler } from 'msw';
import { setupWorker } from 'msw/browser';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';
import { userEvent } from 'vitest/browser';

/** Calls the test has not said an answer for; a test fails on one. */
const unexpected: string[] = [];

/** How many pages were opened. Each has an address of its own, so that a late call of the last one is known. */
let openedCount = 0;

const pageName = () => `page-${String(openedCount)}`;

const worker = setupWorker(
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

const forgetPage = () => {
  cleanup();
  // Calls that come after this belong to nobody.
  openedCount += 1;
  worker.resetHandlers();
  localStorage.clear();
  sessionStorage.clear();
};

/** Readies a test file for `openPage`: after each test nothing of its page is left. */
export const usePages = (): void => {
  beforeAll(async () => {
    await worker.start({ quiet: true, onUnhandledFrame: 'bypass' });
  });
  // A pointer that still rests where the last test clicked would load whatever the next one draws there.
  beforeEach(() => userEvent.hover(document.documentElement, { position: { x: 1, y: 1 } }));
  afterEach(() => {
    forgetPage();
    const calls = unexpected.splice(0);
    if (calls.length > 0)
      throw new Error(`The screen made calls the test does not know: ${calls.join(', ')}`);
  });
  afterAll(() => worker.stop());
};

/** Answers calls from now on; of two answers to one call the later one counts. */
export const answerAlso = (...answers: RequestHandler[]): void => worker.use(...answers);

/**
 * Makes this document a page as the server sends it, with a server behind it that gives these answers.
 *
 * @param settings of the deployment, where a test needs another one
 */
export const openPage = (answers: readonly RequestHandler[], settings: Partial<PageSettings> = {}): void => {
  openedCount += 1;
  writeSettings(settings);
  answerAlso(...answers);
};
