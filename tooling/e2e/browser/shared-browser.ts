import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { type Browser, chromium } from 'playwright';
import { closeProfile } from './watched-page.ts';

let launched: Promise<Browser> | undefined;

/**
 * Launches one Chromium for all files of a worker; each test has its own profile in it. Sharing a browser
 * across workers needs a socket, which doubled the time of each step.
 */
export const sharedBrowser = (): Promise<Browser> => {
  launched ??= chromium.launch(chromiumLaunchOptions());
  return launched;
};

export const closeProfiles = async (): Promise<void> => {
  const browser = await sharedBrowser();
  await Promise.all(browser.contexts().map(closeProfile));
};
