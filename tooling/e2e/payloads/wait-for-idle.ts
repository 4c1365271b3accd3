import type { Page } from 'playwright';
import { settled } from '../screens/reading.ts';

/** When a page begins with what stands below its first screen, at the earliest. */
const firstScreenMs = 1_000;

/** What a page leaves until it has nothing else to do has begun by then: the browser's idle moments come in their order. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async (waitMs) => {
    await new Promise((over) => setTimeout(over, Math.max(0, waitMs - performance.now())));
    await new Promise((idle) => requestIdleCallback(idle));
  }, firstScreenMs);

/**
 * Waits until the page says of nothing that it is being loaded and is waiting for no answer, and has nothing left that it
 * does once it is idle.
 */
export const waitForIdleIn = (noRequestIsOpen: () => Promise<void>): ((page: Page) => Promise<void>) => {
  const untilAnswered = async (page: Page) => {
    await noRequestIsOpen();
    await settled(page);
    // What an answer brought has been drawn by now, and what is drawn by script has run.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
    await noRequestIsOpen();
  };
  return async (page) => {
    await untilAnswered(page);
    // What is fetched in an idle moment is drawn in another one.
    for (let moment = 0; moment < 2; moment += 1) {
      await untilIdle(page);
      await untilAnswered(page);
    }
  };
};
