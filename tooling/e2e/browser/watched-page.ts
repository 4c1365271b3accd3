import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { productClockShiftMs } from '../product/product-clock.ts';
import { watchOpenRequests } from './open-requests.ts';
import { shiftClock } from './shift-clock.ts';
import { type Complaint, type ExpectedComplaint, isExpected } from './complaints.ts';

export type WatchedPage = {
  readonly page: Page;
  /** What any page of this profile complained about on the console, and what was thrown and not caught. */
  readonly complaints: () => readonly string[];
  readonly expectComplaint: (...expected: readonly ExpectedComplaint[]) => void;
  /** Waits until every request of this profile has its response; the stream of account changes aside. */
  readonly untilAnswered: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/** A page of a person's own: a fresh profile, in which every complaint of the console is kept. */
export const openWatchedPage = async (
  browser: Browser,
  options: BrowserContextOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  await shiftClock(context, productClockShiftMs);
  const untilAnswered = watchOpenRequests(context);
  const heard: Complaint[] = [];
  const expected: ExpectedComplaint[] = [];
  context.on('console', (message) => {
    if (message.type() !== 'error' && message.type() !== 'warning') return;
    heard.push({ text: message.text(), address: message.location().url });
  });
  context.on('weberror', (error) => heard.push({ text: String(error.error()), address: '' }));
  return {
    page: await context.newPage(),
    complaints: () =>
      heard
        .filter((complaint) => !isExpected(complaint, expected))
        .map(({ text, address }) => `${text} ${address}`.trim()),
    expectComplaint: (...more) => expected.push(...more),
    untilAnswered,
    close: () => context.close(),
  };
};
