import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { sharedBrowser } from './shared-browser.ts';
import { openWatchedPage } from './watched-page.ts';

const startSilentSite = async () => {
  const server = createServer(() => {}).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  return { origin: `http://127.0.0.1:${address.port}`, asked: once(server, 'request') };
};

test('closes a page without an error while a route handler is waiting for a response', async () => {
  const site = await startSilentSite();
  const { page, close } = await openWatchedPage(await sharedBrowser());
  const handled = Promise.withResolvers<unknown>();
  await page.route('**/*', async (route) => {
    const fetching = route.fetch();
    fetching.catch(handled.resolve);
    await route.fulfill({ response: await fetching });
  });
  const opening = page.goto(site.origin).catch(() => 'closed');
  await site.asked;
  await close();
  // A rejection that Playwright doesn't catch would end the run with an error outside any test.
  expect(String(await handled.promise)).toMatch('disposed');
  expect(await opening).toBe('closed');
});
