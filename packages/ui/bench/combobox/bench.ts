/**
 * Implements `npm run bench -- combobox`: typing into and stepping through 300 options, compared with the
 * same keys in a plain field.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright';
import { spread, type Spread } from '../measure/spread.ts';
import { withPage } from '../measure/with-page.ts';

declare global {
  interface Window {
    /**
     * Returns durations of 16 ms and more since the last call; the browser does not report shorter durations.
     */
    readonly takeDurations: () => number[];
  }
}

const reports = join(import.meta.dirname, '../../reports');
/** The response time to a key, in ms, above which users notice a delay. */
const feltMs = 100;
const slowdown = 4;
const rounds = 10;
const keys = ['a', 'c', 'c', 'o', 'u', 'n', 't', ' ', '1', ...Array.from({ length: 20 }, () => 'ArrowDown')];

/** Presses each key after the previous key has been handled, and returns each duration in ms. */
async function pressAll(page: Page, label: string): Promise<readonly number[]> {
  const field = page.getByLabel(label, { exact: true });
  const answersMs: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    await field.fill('');
    for (const key of keys) {
      await field.press(key === ' ' ? 'Space' : key);
      await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn))));
    }
    answersMs.push(...(await page.evaluate(() => window.takeDurations())));
  }
  const pressed = rounds * keys.length;
  // Adds each unreported duration as 8 ms: the browser measures in steps of 8 ms and reports 16 ms and more.
  return [...answersMs, ...Array.from({ length: Math.max(0, pressed - answersMs.length) }, () => 8)];
}

const measured = await withPage(import.meta.dirname, join(reports, 'combobox'), async (page) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await pressAll(page, 'Account');
  return { combobox: await pressAll(page, 'Account'), plain: await pressAll(page, 'Words') };
});

const result = {
  keys: rounds * keys.length,
  slowdown,
  combobox: { ...spread(measured.combobox), longest: Math.max(...measured.combobox) },
  plain: { ...spread(measured.plain), longest: Math.max(...measured.plain) },
  felt: measured.combobox.filter((durationMs) => durationMs > feltMs).length,
};
mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'combobox.json'), `${JSON.stringify(result, undefined, 2)}\n`);

const inMs = ({ median, to, longest }: Spread & { readonly longest: number }): string =>
  `median ${String(median)} ms, 19 in 20 within ${String(to)} ms, longest ${String(longest)} ms`;
process.stdout.write(
  [
    `From a key to the next picture, ${String(result.keys)} keys, on a processor ${String(slowdown)} times slower; in steps of 8 ms`,
    `300 options   ${inMs(result.combobox)}; ${String(result.felt)} later than ${String(feltMs)} ms`,
    `plain field   ${inMs(result.plain)}`,
    '',
  ].join('\n'),
);
