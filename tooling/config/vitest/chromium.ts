import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's; the headless shell first, which needs a third of the CPU time per page. */
const debianPrograms = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const installed = (): string | undefined => process.env.CHROMIUM_PATH || debianPrograms.find(existsSync);

/** How Chromium is started: the system's own if installed, else the browser tool's download. */
export const chromiumLaunchOptions = (): LaunchOptions => {
  const executablePath = installed();
  return {
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(executablePath !== undefined && { executablePath }),
  };
};
