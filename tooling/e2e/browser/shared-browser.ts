import { chromiumLaunchOptions } from '@tillbook/vitest-config/chromium';
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

let restoring: Promise<Browser> | undefined;

/** Another Chromium, which restores a page on Back as it was left. Playwright's usual arguments turn that off. */
export const restoringBrowser = (): Promise<Browser> => {
  restoring ??= chromium.launch({
    ...chromiumLaunchOptions(),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  return restoring;
};

/** Closes every profile that a file has opened. */
export const closeProfiles = async (): Promise<void> => {
  const browsers = await Promise.all([launched, restoring]);
  await Promise.all(browsers.flatMap((browser) => browser?.contexts().map(closeProfile) ?? []));
};
