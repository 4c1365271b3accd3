import type { Page } from 'playwright';

const counterName = 'tillbook-test-clicks';

/** Counts a page's clicks across reloads. Pressing Enter or Space on a button counts as a click. */
export const countClicks = async (page: Page): Promise<() => Promise<number>> => {
  await page.addInitScript((name) => {
    addEventListener(
      'click',
      ({ isTrusted }) => {
        if (isTrusted) sessionStorage.setItem(name, String(Number(sessionStorage.getItem(name)) + 1));
      },
      { capture: true },
    );
  }, counterName);
  return () => page.evaluate((name) => Number(sessionStorage.getItem(name)), counterName);
};
