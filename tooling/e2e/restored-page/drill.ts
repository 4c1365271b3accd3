/**
 * Tests Back into a page of another session in Chromium's own back-forward cache: `npm run drill --
 * restored-page`.
 */
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium } from 'playwright';
import { anyProduct } from '../product/any-product.ts';
import { restoredCases } from './cases.ts';
import { tryCase } from './try-case.ts';
import { findWholeChromium } from './whole-chromium.ts';

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const runCases = async (executablePath: string): Promise<boolean> => {
  const { args = [] } = chromiumLaunchOptions();
  const product = await anyProduct();
  const browser = await chromium.launch({
    executablePath,
    args: [...args, '--headless=new'],
    ignoreDefaultArgs: ['--disable-back-forward-cache', '--headless'],
  });
  let isRight = true;
  try {
    for (const restored of restoredCases) {
      const faults = await tryCase(browser, product.webUrl, restored);
      say(`Back after ${restored.name}: ${faults.length === 0 ? 'right' : faults.join('; ')}`);
      isRight &&= faults.length === 0;
    }
  } finally {
    await browser.close();
    await product.end();
  }
  return isRight;
};

const wholeChromium = findWholeChromium();
if (wholeChromium === undefined) {
  say(
    'Not run: the headless shell has no back-forward cache. Install chromium, or set CHROMIUM_PATH to its path.',
  );
} else {
  process.exitCode = (await runCases(wholeChromium)) ? 0 : 1;
}
