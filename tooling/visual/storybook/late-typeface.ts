import type { Page } from 'playwright';

export type LateTypeface = { readonly shift: number; readonly familyBefore: string };

const isLoaded = (): boolean => document.fonts.check('14px "Inter Variable"');

/**
 * Opens a story whose typeface loads 1.5 seconds late, as on a slow network, and measures the layout shift.
 *
 * @returns the sum of the layout shifts after the web font was sent, and the typeface used until then
 */
export async function lateTypefaceShift(page: Page, address: string, storyId: string): Promise<LateTypeface> {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if ('value' in entry && typeof entry.value === 'number') seen.shift += entry.value;
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/inter-.*\.woff2/, async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(`${address}/iframe.html?id=${storyId}&viewMode=story&globals=theme:light`);
  await page.getByRole('heading').first().waitFor();
  await page.waitForTimeout(1500);
  if (await page.evaluate(isLoaded)) throw new Error('The typeface was there before it was sent.');
  const familyBefore = await page.evaluate(() =>
    document.fonts.check('14px "Inter Fallback"')
      ? 'the fallback with matched measures'
      : 'a typeface of the system',
  );
  await page.evaluate(() => Object.assign(window, { before: Reflect.get(window, 'seen').shift }));
  release();
  await page.waitForFunction(isLoaded);
  await page.waitForTimeout(500);
  const shift: unknown = await page.evaluate(
    () => Reflect.get(window, 'seen').shift - Reflect.get(window, 'before'),
  );
  return { shift: Number(shift), familyBefore };
}
