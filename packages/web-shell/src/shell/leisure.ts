/** However busy the page is, it is waited for no longer than this. */
const longestMs = 2_000;

/** Where the browser does not say when it has nothing to do. */
const guessMs = 300;

/** Comes when the page has nothing more urgent to do: the first screen goes first. */
export const leisure = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => resolve(), { timeout: longestMs });
    else setTimeout(resolve, guessMs);
  });
