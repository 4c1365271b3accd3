import type { Browser, Page } from 'playwright';
import { openStories, showStory, themes, type Theme } from './story-page.ts';
import type { Story } from './build.ts';

export type Shot = { readonly story: Story; readonly theme: Theme; readonly png: Buffer };

export const fileName = (storyId: string, theme: Theme): string => `${storyId}.${theme}.png`;

/** Measures the part of the page with content: most stories are small, and overlays may be anywhere. */
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

/** Takes pictures of all stories in one theme on one page: opening a page per story took most of the time. */
async function shootTheme(
  browser: Browser,
  address: string,
  stories: readonly Story[],
  theme: Theme,
  onShot: (shot: Shot) => void,
): Promise<readonly string[]> {
  const failed: string[] = [];
  const context = await browser.newContext({ reducedMotion: 'reduce', deviceScaleFactor: 1 });
  const page = await context.newPage();
  const [first] = stories;
  if (first) await openStories(page, address, first.id, theme);
  for (const story of stories) {
    try {
      if (!(await showStory(page, story.id, theme))) continue;
      const clip = await drawnPart(page);
      const png = await page.screenshot({ clip, fullPage: true, animations: 'disabled', caret: 'hide' });
      onShot({ story, theme, png });
    } catch (error) {
      failed.push(`${fileName(story.id, theme)}: ${String(error)}`);
      // Leftover state must not appear in the next picture.
      await openStories(page, address, first?.id ?? story.id, theme);
    }
  }
  await context.close();
  return failed;
}

/**
 * Takes pictures of every story, light and dark in parallel; a story that sets its own theme has one picture.
 *
 * @returns the pictures that failed, with the error
 */
export async function shootAll(
  browser: Browser,
  address: string,
  stories: readonly Story[],
  onShot: (shot: Shot) => void,
): Promise<readonly string[]> {
  const failed = await Promise.all(
    themes.map((theme) => shootTheme(browser, address, stories, theme, onShot)),
  );
  return failed.flat();
}
