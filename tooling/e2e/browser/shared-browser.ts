import { chromiumLaunchOptions } from '@tillbook/vitest-config/chromium';
import { type Browser, type BrowserServer, chromium } from 'playwright';

/** One Chromium for the whole run, without what it does on its own on the network. Each test has a profile of its own in it. */
export const startBrowser = (): Promise<BrowserServer> => chromium.launchServer(chromiumLaunchOptions());

/** The browser that was started for the run. Closing it ends this connection, and the browser goes on. */
export const joinBrowser = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);
