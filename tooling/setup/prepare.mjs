import { build } from './build.mjs';
import { passSignalsOn, signalReceived } from './child-process.mjs';
import { ensureChromium } from './chromium.mjs';
import { prepareHome } from './home.mjs';
import { install } from './install.mjs';

/**
 * @typedef {object} Needs
 * @property {import('./install.mjs').InstallScope} packages
 * @property {boolean} [builtApps]
 * @property {boolean} [chromium] sets CHROMIUM_PATH
 */

const findChromium = async () => {
  const chromium = await ensureChromium();
  if (chromium === undefined) return false;
  process.env.CHROMIUM_PATH = chromium;
  return true;
};

/**
 * @param {Needs} needs
 * @returns {Promise<number>} 0, or the exit code after a failure, which it reports
 */
export const prepare = async ({ packages, builtApps = false, chromium = false }) => {
  passSignalsOn();
  const steps = [
    async () => prepareHome(),
    () => install(packages),
    ...(builtApps ? [build] : []),
    ...(chromium ? [findChromium] : []),
  ];
  for (const step of steps) {
    const done = await step();
    if (signalReceived()) return 130;
    if (!done) return 1;
  }
  return 0;
};
