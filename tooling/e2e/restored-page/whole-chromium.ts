import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Finds an installed Chromium with a back-forward cache, which the headless shell lacks. */
export const findWholeChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()]
    .filter((path) => path !== undefined)
    .find((path) => existsSync(path) && !path.includes('headless'));
