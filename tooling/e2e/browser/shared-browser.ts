import { existsSync } from 'node:fs';
import { type Browser, type BrowserServer, chromium } from 'playwright';

const debianChromium = '/usr/bin/chromium';

const executablePath = (): string | undefined =>
  process.env['CHROMIUM_PATH'] ?? (existsSync(debianChromium) ? debianChromium : undefined);

/** One Chromium for the whole run, without what it does on its own on the network. Each test has a profile of its own in it. */
export const startBrowser = (): Promise<BrowserServer> => {
  const path = executablePath();
  return chromium.launchServer({
    ...(path !== undefined && { executablePath: path }),
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  });
};

/** The browser that was started for the run. Closing it ends this connection, and the browser goes on. */
export const joinBrowser = (endpoint: string): Promise<Browser> => chromium.connect(endpoint);
