/** The first second of a page is its first screen's, also while that waits for answers and the browser is idle. */
const firstScreenMs = 1_000;

/** However busy the page is, it is waited for no longer than this. */
const longestMs = 2_000;

/** Where the browser does not say when it has nothing to do. */
const guessMs = 300;

const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/** Comes when the page has nothing more urgent to do: the first screen goes first. */
export const leisure = async (): Promise<void> => {
  await pause(Math.max(0, firstScreenMs - performance.now()));
  if (!('requestIdleCallback' in window)) return pause(guessMs);
  return new Promise((resolve) => {
    window.requestIdleCallback(() => resolve(), { timeout: longestMs });
  });
};
