import { existsSync } from 'node:fs';
import { chromium } from 'playwright';

/** Returns the path of an installed Chromium with a back-forward cache, which the headless shell does not have. */
export const findWholeChromium = (): string | undefined =>
  [process.env['CHROMIUM_PATH'], '/usr/bin/chromium', chromium.executablePath()]
    .filter((path) => path !== undefined)
    .find((path) => existsSync(path) && !path.includes('headless'));
