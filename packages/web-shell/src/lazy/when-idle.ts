/** The first second of a page is its first screen's, also while that waits for answers and the browser is idle. */
const firstScreenMs = 1_000;

/** However busy the page is, it is waited for no longer than this. */
const timeoutMs = 2_000;

/** Where the browser has no idle callback. */
const fallbackMs = 300;

const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/** Resolves when the page has nothing more urgent to do: the first screen goes first. */
export const whenIdle = async (): Promise<void> => {
  await pause(Math.max(0, firstScreenMs - performance.now()));
  if (!('requestIdleCallback' in window)) return pause(fallbackMs);
  return new Promise((resolve) => {
    window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
  });
};
