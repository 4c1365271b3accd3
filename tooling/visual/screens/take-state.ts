import type { Page } from 'playwright';
import { isStill } from '../storybook/story-page.ts';
import type { Extent } from './file-names.ts';
import { type Variant, variants } from './variants.ts';

export type Picture = { readonly variant: Variant; readonly extent: Extent; readonly png: Buffer };

const picture = (page: Page, fullPage: boolean): Promise<Buffer> =>
  page.screenshot({ fullPage, animations: 'disabled', caret: 'hide' });

const heightOf = (page: Page): Promise<number> => page.evaluate(() => document.documentElement.scrollHeight);

const wholePage = async (page: Page, { viewport, isPhone }: Variant, height: number): Promise<Buffer> => {
  if (!isPhone) return picture(page, true);
  // A full-page picture ignores touch emulation. A phone has no sidebar, so the viewport can be as high as
  // the page.
  await page.setViewportSize({ ...viewport, height });
  await isStill(page);
  return picture(page, false);
};

/**
 * Takes pictures of the displayed page in every size and theme. The page isn't reloaded but rendered again,
 * as when a phone is rotated or the system switches to dark mode.
 */
export async function takeVariants(
  page: Page,
  { withWholePage }: { readonly withWholePage: boolean },
): Promise<readonly Picture[]> {
  const taken: Picture[] = [];
  const session = await page.context().newCDPSession(page);
  for (const variant of variants) {
    // Never turned off, because that disables hover on the desktop until the next page.
    if (variant.isPhone) await session.send('Emulation.setTouchEmulationEnabled', { enabled: true });
    await page.setViewportSize(variant.viewport);
    await page.emulateMedia({ colorScheme: variant.theme });
    await isStill(page);
    taken.push({ variant, extent: 'viewport', png: await picture(page, false) });
    const height = await heightOf(page);
    if (withWholePage && height > variant.viewport.height)
      taken.push({ variant, extent: 'whole', png: await wholePage(page, variant, height) });
  }
  await session.detach();
  return taken;
}
