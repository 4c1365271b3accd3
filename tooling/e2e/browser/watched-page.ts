import type { Browser, BrowserContextOptions, Page } from 'playwright';

export type WatchedPage = {
  readonly page: Page;
  /** What the browser's console complained about, and what was thrown and not caught. */
  readonly complaints: () => readonly string[];
  /** From now on, complaints with this text are expected: the browser's own lines on answers the test has asked for. */
  readonly expectComplaint: (text: string) => void;
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
  const page = await context.newPage();
  const heard: string[] = [];
  const expected: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(String(error)));
  return {
    page,
    complaints: () => heard.filter((line) => !expected.some((text) => line.includes(text))),
    expectComplaint: (text) => expected.push(text),
    close: () => context.close(),
  };
};
