import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's; the shell first, which does the same for a page at a third of the processor time. */
const debianPrograms = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const installed = (): string | undefined => process.env.CHROMIUM_PATH || debianPrograms.find(existsSync);

/** How Chromium is started: the system's own where there is one, else the browser tool's download. */
export const chromiumLaunchOptions = (): LaunchOptions => {
  const executablePath = installed();
  return {
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(executablePath !== undefined && { executablePath }),
  };
};
