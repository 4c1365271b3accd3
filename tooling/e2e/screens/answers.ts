import type { Page, Route } from 'playwright';

/** A gate in front of a call: requests wait until the returned function opens it. */
export const holdCall = async (page: Page, call: RegExp): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => call.test(url.pathname),
    async (route) => {
      await gate.promise;
      await route.fallback();
    },
  );
  return () => gate.resolve();
};

/** What a call is answered with instead of what the server would say. */
export type Answer = 'with a message' | 'without a message' | 'network away' | 'session over';

export const serverMessage = 'The till is being counted, and is back at noon.';

const answerWith = (route: Route, answer: Answer): Promise<void> => {
  switch (answer) {
    case 'with a message':
      return route.fulfill({
        status: 500,
        json: { message: serverMessage, code: 'internal_error', requestId: 'req_0123456789abcdef' },
      });
    case 'without a message':
      // As a proxy in front of a server that is down.
      return route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad Gateway</h1>' });
    case 'network away':
      return route.abort();
    case 'session over':
      return route.fulfill({
        status: 401,
        json: { message: 'Sign in again.', code: 'unauthenticated', requestId: 'req_0123456789abcdef' },
      });
  }
};

/** Answers a call from now on, until the returned function is called. */
export const answerCall = async (page: Page, call: RegExp, answer: Answer): Promise<() => Promise<void>> => {
  const matches = (url: URL) => call.test(url.pathname);
  const handle = (route: Route) => answerWith(route, answer);
  await page.route(matches, handle);
  return () => page.unroute(matches, handle);
};

/** The browser's own line about such an answer. */
export const complaintAbout = (answer: Answer) => {
  switch (answer) {
    case 'with a message':
      return { status: 500, path: '/' };
    case 'without a message':
      return { status: 502, path: '/' };
    case 'network away':
      return { unanswered: '/' };
    case 'session over':
      return { status: 401, path: '/' };
  }
};
