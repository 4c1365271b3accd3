import { existsSync } from 'node:fs';
import type { LaunchOptions } from 'playwright';

/** Debian's programs. The headless shell is first, because it needs a third of the CPU time per page. */
const debianPrograms = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium'];

const installed = (): string | undefined => process.env.CHROMIUM_PATH || debianPrograms.find(existsSync);

/** Returns the launch options: the installed Chromium if there is one, otherwise Playwright's download. */
export const chromiumLaunchOptions = (): LaunchOptions => {
  const executablePath = installed();
  return {
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update', '--disable-sync'],
    ...(executablePath !== undefined && { executablePath }),
  };
};
