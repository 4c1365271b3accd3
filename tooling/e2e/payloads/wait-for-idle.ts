import type { Page } from 'playwright';
import { settled } from '../screens/reading.ts';

/** The earliest time at which a page starts work below its first screen. */
const firstScreenMs = 1_000;

/** Waits until deferred work has started; idle callbacks run in order. */
const untilIdle = (page: Page): Promise<void> =>
  page.evaluate(async (waitMs) => {
    await new Promise((over) => setTimeout(over, Math.max(0, waitMs - performance.now())));
    await new Promise((idle) => requestIdleCallback(idle));
  }, firstScreenMs);

/** Waits until the page is not loading, has no open requests, and has no idle work left. */
export const waitForIdleIn = (noRequestIsOpen: () => Promise<void>): ((page: Page) => Promise<void>) => {
  const untilResponded = async (page: Page) => {
    await noRequestIsOpen();
    await settled(page);
    // By then, responses are rendered and rendered scripts have run.
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))));
    await noRequestIsOpen();
  };
  return async (page) => {
    await untilResponded(page);
    // Modules fetched in one idle callback are rendered in a later callback.
    for (let moment = 0; moment < 2; moment += 1) {
      await untilIdle(page);
      await untilResponded(page);
    }
  };
};
