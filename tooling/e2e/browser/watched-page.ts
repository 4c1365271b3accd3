import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright';
import { productClockShiftMs } from '../product/product-clock.ts';
import { watchOpenRequests } from './open-requests.ts';
import { shiftClock } from './shift-clock.ts';
import { delayResponses } from './slow-network.ts';
import { type Complaint, type ExpectedComplaint, isExpected } from './complaints.ts';

export type WatchedPage = {
  readonly page: Page;
  /** Unexpected console errors, warnings, and uncaught exceptions of all pages in the profile. */
  readonly complaints: () => readonly string[];
  readonly expectComplaint: (...expected: readonly ExpectedComplaint[]) => void;
  /** Waits until every request of the profile has its response, except the stream of account changes. */
  readonly untilAnswered: () => Promise<void>;
  /** Clears the complaints and the expectations. */
  readonly forgetComplaints: () => void;
  readonly close: () => Promise<void>;
};

/** Generous, because a busy machine makes pages slow, not wrong. */
export const patienceMs = 200_000;

/** Closes a profile; a running route handler ends without an error. */
export const closeProfile = async (profile: BrowserContext): Promise<void> => {
  const routed = [profile, ...profile.pages()];
  // If a handler is waiting for a response, this resolves only when the profile closes.
  const unrouting = routed.map((owner) => owner.unrouteAll({ behavior: 'ignoreErrors' }));
  await Promise.all([Promise.allSettled(unrouting), profile.close()]);
};

export type WatchedPageOptions = BrowserContextOptions & {
  /** The page's clock minus the machine's clock; by default, the page has the product's clock. */
  readonly clockShiftMs?: number;
};

export const openWatchedPage = async (
  browser: Browser,
  { clockShiftMs = productClockShiftMs, ...options }: WatchedPageOptions = {},
): Promise<WatchedPage> => {
  const context = await browser.newContext({
    viewport: { width: 1280, height: 800 },
    timezoneId: 'America/New_York',
    locale: 'en-US',
    reducedMotion: 'reduce',
    ...options,
  });
  context.setDefaultTimeout(patienceMs);
  await shiftClock(context, clockShiftMs);
  await delayResponses(context);
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
    forgetComplaints: () => {
      heard.length = 0;
      expected.length = 0;
    },
    close: () => closeProfile(context),
  };
};
