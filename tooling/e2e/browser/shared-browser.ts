import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { type Browser, chromium } from 'playwright';
import { closeProfile } from './watched-page.ts';

let launched: Promise<Browser> | undefined;

/**
 * One Chromium for all files of a worker, with its background networking off; it ends with the worker. Each test has its
 * own profile in it. A browser that workers shared would be reached by a socket, which doubled the time of each step.
 */
export const sharedBrowser = (): Promise<Browser> => {
  launched ??= chromium.launch(chromiumLaunchOptions());
  return launched;
};

/** Closes every profile that a file has opened. */
export const closeProfiles = async (): Promise<void> => {
  const browser = await sharedBrowser();
  await Promise.all(browser.contexts().map(closeProfile));
};
