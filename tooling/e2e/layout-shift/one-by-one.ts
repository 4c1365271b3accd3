import type { Page, Route } from 'playwright';

/** A longer call, such as the event stream, doesn't hold up the others. */
const longestResponseMs = 1000;

/** Time without requests after which a page is complete. */
const quietMs = 250;

/** Code that waits for an idle page is requested within this time. */
const idleCodeMs = 1300;

const drawTwice = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/**
 * Delivers responses one at a time in request order, each after the page has rendered the previous: layout
 * shifts then don't depend on the speed of machine and network.
 *
 * @returns `delivered`, which waits until the page has received everything that it requested
 */
export const answerOneByOne = async (page: Page) => {
  let turn = Promise.resolve();
  let isUnderWay = false;
  const waiting = new Set<Route>();
  let lastMs = 0;

  const pass = async (route: Route): Promise<void> => {
    const request = route.request();
    isUnderWay ||= request.resourceType() === 'fetch';
    await route.continue();
    const response = request.response().then((received) => received?.finished());
    await Promise.race([response, page.waitForTimeout(longestResponseMs)]);
    // A page renders nothing before its style sheet arrives.
    if (isUnderWay) await drawTwice(page);
  };

  await page.route('**/*', (route) => {
    waiting.add(route);
    turn = turn
      .then(() => pass(route))
      .finally(() => {
        waiting.delete(route);
        lastMs = performance.now();
      });
    return turn;
  });

  const delivered = async (): Promise<void> => {
    await page.waitForFunction((ms) => performance.now() > ms, idleCodeMs);
    while (waiting.size > 0 || performance.now() - lastMs < quietMs) await page.waitForTimeout(40);
  };
  const stop = (): Promise<void> => page.unrouteAll({ behavior: 'ignoreErrors' });
  return { delivered, stop };
};
