import type { Page } from 'playwright';

const counterName = 'tillbook-test-clicks';

/** Counts the clicks of a page, across its loads. A press of Enter or Space on a button is a click as well. */
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
