import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { isWhole } from '../product/test-sample.ts';
import { scrollsSideways, settled } from '../screens/reading.ts';
import { roaster } from './person.ts';
import { visitsOnOnePage } from './visits-on-one-page.ts';

const { webUrl, visit } = visitsOnOnePage();

const rows = (page: Page) => page.locator('tbody a[data-row-link]');
const panel = (page: Page) => page.getByRole('dialog');

const openList = async (path: string): Promise<Page> => {
  const { page } = await visit({ person: roaster });
  await page.goto(`${webUrl}/${path}`);
  await rows(page).first().waitFor();
  await settled(page);
  return page;
};

const focusedIndex = (page: Page): Promise<number> =>
  rows(page).evaluateAll((all) => all.findIndex((row) => row === document.activeElement));

/**
 * Presses j above a row and k below it until the row has the focus. Keys are lost before their code has
 * loaded, and may be handled late.
 */
const walkTo = async (page: Page, index: number): Promise<void> => {
  const title = panel(page).getByRole('heading', { level: 2 });
  const before = await title.innerText();
  await expect
    .poll(async () => {
      const focused = await focusedIndex(page);
      if (focused !== index) await page.keyboard.press(focused < index ? 'j' : 'k');
      return focused;
    })
    .toBe(index);
  await expect.poll(() => page.locator('tr[aria-current="true"]').count()).toBe(1);
  expect([before, await title.innerText()].every((text) => text.startsWith('Payment of '))).toBe(true);
};

test('previews several payments by keyboard and opens the payment previewed last', async () => {
  const page = await openList('payments');
  await rows(page).first().focus();
  await page.keyboard.press('Space');
  await panel(page).waitFor();
  await settled(page);
  expect((await panel(page).boundingBox())?.width).toBe(440);
  expect(await findViolations(page)).toEqual([]);
  await walkTo(page, 1);
  await walkTo(page, 2);
  await walkTo(page, 1);
  await page.keyboard.press('Escape');
  await panel(page).waitFor({ state: 'detached' });
  const href = (await rows(page).nth(1).getAttribute('href')) ?? '';
  await page.keyboard.press('Enter');
  await page.waitForURL(`**${href}`);
});

/** Payouts and refunds have the preview of payments, so only `npm run drill -- walks` opens theirs. */
const lists = ['disputes', 'settlements', 'payment-instruments', ...(isWhole ? ['payouts', 'refunds'] : [])];

test.each(lists)('previews a row of %s by its button, full width on a phone', async (path) => {
  const page = await openList(path);
  await rows(page).first().hover({ force: true });
  await page
    .getByRole('button', { name: /^Preview / })
    .first()
    .click();
  await panel(page).waitFor();
  await settled(page);
  expect(await findViolations(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await scrollsSideways(page)).toBe(false);
  expect((await panel(page).boundingBox())?.width).toBe(320);
  await panel(page).getByRole('link', { name: 'Open page' }).click();
  await page.waitForURL(/\/(?:transactions|disputes|settlements|payment-instruments)\/\w+_\w+$/);
});
