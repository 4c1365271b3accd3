import type { BrowserContext, Page } from 'playwright';

/** A page's record of its restoration, stored per tab to survive a reload. */
export type Recording = {
  /** From the browser's own `pageshow` event. */
  readonly persisted: boolean;
  readonly framesWithText: number;
};

const recordingKey = 'restored-page-recording';

/** Counts the frames after each restoration in which the text is visible. */
export const recordRestorations = (profile: BrowserContext, text: string): Promise<unknown> =>
  profile.addInitScript(
    ({ key, sought }) => {
      window.addEventListener('pageshow', ({ persisted }) => {
        if (!persisted) return;
        let framesWithText = 0;
        const recordFrame = () => {
          const isVisible = document.documentElement.checkVisibility();
          if (isVisible && document.body.textContent.includes(sought)) framesWithText += 1;
          sessionStorage.setItem(key, JSON.stringify({ persisted, framesWithText }));
          requestAnimationFrame(recordFrame);
        };
        sessionStorage.setItem(key, JSON.stringify({ persisted, framesWithText }));
        requestAnimationFrame(recordFrame);
      });
    },
    { key: recordingKey, sought: text },
  );

/**
 * Hides storage events of other tabs from a page: Chromium delivers them just in time, other browsers don't.
 */
export const missOtherTabs = (page: Page): Promise<unknown> =>
  page.addInitScript(() =>
    window.addEventListener('storage', (event) => event.stopImmediatePropagation(), { capture: true }),
  );

/** Returns the record of the latest restoration; undefined if the page was loaded instead. */
export const readRecording = async (page: Page): Promise<Recording | undefined> => {
  const stored = await page.evaluate((key) => sessionStorage.getItem(key), recordingKey);
  return stored === null ? undefined : JSON.parse(stored);
};
