import type { Browser, Page } from 'playwright';
import type { Story } from './storybook-build.ts';

const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** A picture of one story in one theme. */
export type Shot = { readonly story: Story; readonly theme: Theme; readonly png: Buffer };

/** The name a picture is kept under. */
export const fileName = (storyId: string, theme: Theme): string => `${storyId}.${theme}.png`;

const widthPx = (story: Story): number => (story.id.endsWith('--phone') ? 320 : 1280);

/** Opens one story by itself and waits until it has drawn, its play has run and its typeface is there. */
async function openStory(page: Page, address: string, story: Story, theme: Theme): Promise<void> {
  await page.setViewportSize({ width: widthPx(story), height: 800 });
  const query = new URLSearchParams({ id: story.id, viewMode: 'story', globals: `theme:${theme}` });
  await page.goto(`${address}/iframe.html?${query.toString()}`);
  await page.waitForFunction(
    (wanted) =>
      document.body.classList.contains('sb-show-main') && document.documentElement.dataset.theme === wanted,
    theme,
  );
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Two frames: what an effect changes after the first drawing is drawn in the second.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  });
}

/** The part of the page that is drawn on: most stories are small, and what floats may stand anywhere. */
const drawnPart = (page: Page) =>
  page.evaluate((marginPx) => {
    const boxes = [...document.body.children]
      .filter((child) => !/(?:^|\s)sb-/.test(child.className) && child.id !== 'storybook-docs')
      .flatMap((child) => [...child.querySelectorAll('*'), ...(child.id === 'storybook-root' ? [] : [child])])
      .map((element) => element.getBoundingClientRect())
      .filter(({ width, height }) => width > 0 && height > 0);
    const right = Math.max(64, ...boxes.map((box) => box.right)) + marginPx;
    const bottom = Math.max(64, ...boxes.map((box) => box.bottom)) + marginPx;
    const { scrollWidth, scrollHeight } = document.documentElement;
    const width = Math.ceil(Math.min(right, Math.max(scrollWidth, window.innerWidth)));
    const height = Math.ceil(Math.min(bottom, Math.max(scrollHeight, window.innerHeight)));
    return { x: 0, y: 0, width, height };
  }, 16);

/** Takes the picture of every story, light and dark, `atOnce` pages side by side. */
export async function shootAll(
  browser: Browser,
  address: string,
  stories: readonly Story[],
  onShot: (shot: Shot) => void,
  atOnce = 2,
): Promise<void> {
  const waiting = stories.flatMap((story) => themes.map((theme) => ({ story, theme })));
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  const work = async (): Promise<void> => {
    const page = await context.newPage();
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      await openStory(page, address, next.story, next.theme);
      const clip = await drawnPart(page);
      const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
      onShot({ ...next, png });
    }
  };
  await Promise.all(Array.from({ length: atOnce }, work));
  await context.close();
}
