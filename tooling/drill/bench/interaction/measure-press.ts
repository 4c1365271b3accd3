import type { CDPSession, Locator, Page } from 'playwright';
import type { PressTime } from './press-time.ts';
import { drawnAfterMs, watchDrawing } from './watch-drawing.ts';

/** The least that the Event Timing API reports. */
const shortestMs = 16;

const slowDown = 4;

/** The hand rests on an element before it presses. */
const restMs = 150;

/** Code that loads when the page is idle has loaded by then. */
const idleMs = 1500;

/** Listens to the Event Timing API from now on. */
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
  if (box === null) throw new Error('What is to be pressed is not on the screen.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
};

/** Moves to the element, and returns what presses it: bare input, without the checks of a locator's click. */
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
 * Makes a press on a processor four times as slow, and returns the milliseconds until the first frame that answers it,
 * `shortestMs` if it took less than the API reports, and until the frame with what was asked for.
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
  // The entry is there once the frame is.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 100))));
  const durationMs = await presses.evaluate(({ longest }) => longest());
  const drawnMs = await drawnAfterMs(drawing, shows);
  await setSlowDown(session, 1);
  await session.detach();
  return { frameMs: Math.max(shortestMs, durationMs), drawnMs };
};
