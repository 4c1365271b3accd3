import type { Page } from 'playwright';
import * as z from 'zod/mini';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// Long, for a machine that does other things beside it.
const timeoutMs = 120_000;
const desktopWidthPx = 1280;
const heightPx = 800;

const own = z.object({ theme: z.optional(z.string()), widthPx: z.optional(z.number()) });

/** The theme and width that a story says itself; the page around it may say something else. */
const ownLook = async (page: Page, storyId: string): Promise<z.infer<typeof own>> =>
  own.parse(
    await page.evaluate(async (id) => {
      const { storyGlobals, parameters } = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({
        storyId: id,
      });
      const width = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
      return { theme: storyGlobals.theme, widthPx: width && Number.parseInt(width, 10) };
    }, storyId),
  );

/** Opens Storybook's page of stories by itself, at one of them. */
export async function openStories(page: Page, address: string, storyId: string, theme: Theme): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  // Looking for faults takes longer than drawing, and is done elsewhere.
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: `theme:${theme};a11y.manual:!true`,
  });
  await page.goto(`${address}/iframe.html?${query.toString()}`, { timeout: timeoutMs });
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase);
}

/** Waits until nothing on the page changes any more: what is fetched when it is drawn has come and was drawn. */
const isStill = (page: Page): Promise<void> =>
  page.evaluate(async (quietMs) => {
    await document.fonts.ready;
    await new Promise<void>((done) => {
      let timer = setTimeout(done, quietMs);
      new MutationObserver(() => {
        clearTimeout(timer);
        timer = setTimeout(done, quietMs);
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }, 100);

/**
 * Shows another story in a page that `openStories` has opened, in its own width, and waits until its play has run.
 *
 * @returns false where the story says itself that it is of the other theme
 * @throws Error where the story cannot be drawn or its play fails
 */
export async function showStory(page: Page, storyId: string, theme: Theme): Promise<boolean> {
  const look = await ownLook(page, storyId);
  if (look.theme !== undefined && look.theme !== theme) return false;
  await page.setViewportSize({ width: look.widthPx ?? desktopWidthPx, height: heightPx });
  await page.evaluate((id) => {
    window.scrollTo(0, 0);
    Reflect.get(window, '__STORYBOOK_ADDONS_CHANNEL__').emit('setCurrentStory', {
      storyId: id,
      viewMode: 'story',
    });
  }, storyId);
  const ended = await page.waitForFunction((id) => {
    const render = Reflect.get(window, '__STORYBOOK_PREVIEW__').currentRender;
    return render?.id === id && /completed|afterEach|finished|errored|aborted/.exec(render.phase)?.[0];
  }, storyId);
  const phase: unknown = await ended.jsonValue();
  if (phase === 'errored' || phase === 'aborted') throw new Error('It was not drawn, or its play failed.');
  await isStill(page);
  return true;
}
