/** The time reserved for the first screen, even while it waits for data and the browser is idle. */
const firstScreenMs = 1_000;

const timeoutMs = 2_000;

/** The delay in browsers without an idle callback. */
const fallbackMs = 300;

const pause = (durationMs: number) => new Promise<void>((resolve) => setTimeout(resolve, durationMs));

/** Resolves when the page has nothing more urgent to do, never during the first screen. */
export const whenIdle = async (): Promise<void> => {
  await pause(Math.max(0, firstScreenMs - performance.now()));
  if (!('requestIdleCallback' in window)) return pause(fallbackMs);
  return new Promise((resolve) => {
    window.requestIdleCallback(() => resolve(), { timeout: timeoutMs });
  });
};
