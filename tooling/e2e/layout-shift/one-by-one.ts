import type { Page, Route } from 'playwright';

/** A call that stays open, such as the one that follows an account's changes, does not hold up the others. */
const longestResponseMs = 1000;

/** The page has asked for nothing more for this long. */
const quietMs = 250;

/** Code that waits until the page is idle is asked for within this time. */
const idleCodeMs = 1300;

const drawTwice = (page: Page) =>
  page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve(true)))),
  );

/**
 * Responses reach the page one by one in the order they were asked for, each once the page has drawn the one before:
 * what moves then does not depend on how fast machine and network are.
 *
 * @returns `delivered` waits until the page has all it asks for
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
    // Before its style sheet, a page draws nothing.
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
