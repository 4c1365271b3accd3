import type { CDPSession, Locator, Page } from 'playwright';
import type { PressTime } from './press-time.ts';
import { drawnAfterMs, watchDrawing } from './watch-drawing.ts';

/** Minimum of the Event Timing API's `durationThreshold`. */
const shortestMs = 16;

const slowDown = 4;

/** Time that the pointer rests on an element before the press. */
const restMs = 150;

/** Long enough for code that loads when the page is idle. */
const idleMs = 1500;

const listen = (page: Page) =>
  page.evaluateHandle((durationThreshold) => {
    const durations = new Map<number, number>();
    const note = (entries: readonly PerformanceEntry[]) => {
      for (const entry of entries) {
        if (!(entry instanceof PerformanceEventTiming) || entry.interactionId === 0) continue;
        const { interactionId, duration } = entry;
        durations.set(interactionId, Math.max(duration, durations.get(interactionId) ?? 0));
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    const options = { type: 'event', durationThreshold };
    observer.observe(options);
    const longest = (): number => {
      note(observer.takeRecords());
      return Math.max(0, ...durations.values());
    };
    return { longest };
  }, shortestMs);

const center = async (target: Locator): Promise<{ readonly x: number; readonly y: number }> => {
  await target.scrollIntoViewIfNeeded();
  const box = await target.boundingBox();
  if (box === null) throw new Error('The element to press is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/**
 * Moves the pointer to the element and returns the press: bare input, without the checks of a locator's
 * click.
 */
const aim = async (page: Page, on: Locator | string): Promise<() => Promise<void>> => {
  if (typeof on === 'string') return () => page.keyboard.press(on);
  const { x, y } = await center(on);
  await page.mouse.move(x, y);
  return () => page.mouse.click(x, y);
};

const setSlowDown = async (session: CDPSession, rate: number): Promise<void> => {
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};

/**
 * Presses on a CPU slowed down four times. Returns the milliseconds to the first frame, at least
 * `shortestMs`, and to the frame with the result.
 */
export const measurePress = async (page: Page, on: Locator | string, shows: Locator): Promise<PressTime> => {
  await page.waitForTimeout(idleMs);
  const session = await page.context().newCDPSession(page);
  await setSlowDown(session, slowDown);
  const presses = await listen(page);
  const drawing = await watchDrawing(page);
  const makePress = await aim(page, on);
  await page.waitForTimeout(restMs);
  await makePress();
  await shows.waitFor();
  // Event Timing entries are reported after their frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const durationMs = await presses.evaluate(({ longest }) => longest());
  const drawnMs = await drawnAfterMs(drawing, shows);
  await setSlowDown(session, 1);
  await session.detach();
  return { frameMs: Math.max(shortestMs, durationMs), drawnMs };
};
