import type { Page, Route } from 'playwright';

/** Holds the requests of a call until the returned function is called. */
export const holdCall = async (page: Page, call: RegExp | ((url: URL) => boolean)): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  const matches = typeof call === 'function' ? call : (url: URL) => call.test(url.pathname);
  await page.route(matches, async (route) => {
    await gate.promise;
    await route.fallback();
  });
  return () => gate.resolve();
};

/** Fetches the responses of a call, and holds them until the returned function is called. */
export const holdResponse = async (page: Page, call: RegExp): Promise<() => void> => {
  const gate = Promise.withResolvers<void>();
  await page.route(
    (url) => call.test(url.pathname),
    async (route) => {
      const response = await route.fetch();
      await gate.promise;
      await route.fulfill({ response });
    },
  );
  return () => gate.resolve();
};

export type MockResponse = 'with a message' | 'without a message' | 'network away' | 'session over';

export const serverMessage = 'The till is being counted, and is back at noon.';

const fulfillWith = (route: Route, response: MockResponse): Promise<void> => {
  switch (response) {
    case 'with a message':
      return route.fulfill({
        status: 500,
        json: { message: serverMessage, code: 'internal_error', requestId: 'req_0123456789abcdef' },
      });
    case 'without a message':
      // Responds like a proxy whose server is down.
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

export const mockCall = async (
  page: Page,
  call: RegExp,
  response: MockResponse,
): Promise<() => Promise<void>> => {
  const matches = (url: URL) => call.test(url.pathname);
  const handle = (route: Route) => fulfillWith(route, response);
  await page.route(matches, handle);
  return () => page.unroute(matches, handle);
};

export const complaintAbout = (response: MockResponse) => {
  switch (response) {
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
