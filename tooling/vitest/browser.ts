import { existsSync } from 'node:fs';
import { playwright } from '@vitest/browser-playwright';

const debianChromium = '/usr/bin/chromium';

/** Chromium for component tests: the system's own where there is one, else the browser tool's download. */
export const chromium = () =>
  playwright({
    launchOptions: {
      args: [
        '--no-sandbox',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
      ...(process.env.CHROMIUM_PATH
        ? { executablePath: process.env.CHROMIUM_PATH }
        : existsSync(debianChromium)
          ? { executablePath: debianChromium }
          : {}),
    },
  });
