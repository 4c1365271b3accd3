import type { Page } from 'playwright';
import * as z from 'zod/mini';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

// Long, because the machine may be busy.
const timeoutMs = 120_000;
const desktopWidthPx = 1280;
const heightPx = 800;

const own = z.object({ theme: z.optional(z.string()), widthPx: z.optional(z.number()) });

/** Reads the theme and width that a story sets itself; the page around it may use others. */
const ownGlobals = async (page: Page, storyId: string): Promise<z.infer<typeof own>> =>
  own.parse(
    await page.evaluate(async (id) => {
      const { storyGlobals, parameters } = await Reflect.get(window, '__STORYBOOK_PREVIEW__').loadStory({
        storyId: id,
      });
      const width = parameters.viewport?.options?.[storyGlobals.viewport?.value]?.styles.width;
      return { theme: storyGlobals.theme, widthPx: width && Number.parseInt(width, 10) };
    }, storyId),
  );

export async function openStories(page: Page, address: string, storyId: string, theme: Theme): Promise<void> {
  page.setDefaultTimeout(timeoutMs);
  // Accessibility checks take longer than rendering and run elsewhere.
  const query = new URLSearchParams({
    id: storyId,
    viewMode: 'story',
    globals: `theme:${theme};a11y.manual:!true`,
  });
  await page.goto(`${address}/iframe.html?${query.toString()}`, { timeout: timeoutMs });
  await page.waitForFunction(() => Reflect.get(window, '__STORYBOOK_PREVIEW__')?.currentRender?.phase);
}

/** Waits until the page has rendered everything and stays unchanged for 100 ms. */
export const isStill = (page: Page): Promise<void> =>
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
 * Shows another story on a page opened by `openStories`, in the story's own width, and waits for its play
 * function.
 *
 * @returns false if the story sets the other theme itself
 * @throws Error if the story can't be rendered or its play function fails
 */
export async function showStory(page: Page, storyId: string, theme: Theme): Promise<boolean> {
  const look = await ownGlobals(page, storyId);
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
