import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

const debianChromium = '/usr/bin/chromium';

const installed = (): string | undefined =>
  process.env.CHROMIUM_PATH || (existsSync(debianChromium) ? debianChromium : undefined);

/** How Chromium is started: the system's own where there is one, else the browser tool's download. */
export const chromiumLaunchOptions = (): LaunchOptions => {
  const executablePath = installed();
  return {
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(executablePath !== undefined && { executablePath }),
  };
};
