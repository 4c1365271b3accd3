/**
 * Reports how much each screen shifts while loading, and fails above the limit: `npm run drill --
 * layout-shift [runs] [screen]`.
 */
import { chromiumLaunchOptions } from '@tillbook/config/vitest/chromium';
import { chromium } from 'playwright';
import { anyProduct } from '../product/any-product.ts';
import { screens } from '../screens/every-screen.ts';
import { fillAddress, findExampleIds } from '../screens/example-ids.ts';
import type { Screen } from '../screens/screen.ts';
import { layoutShiftLimit, layoutShiftScore, readLayoutShifts, type LayoutShift } from './layout-shifts.ts';
import { emulateNetwork, type Network } from './network.ts';
import { openPages, type Device } from './open-pages.ts';
import { openScreen } from './open-screen.ts';

const runs = Number(process.argv[2] ?? 5);
const only = process.argv[3];

/** Idle-time code has loaded by then. */
const lateMs = 2500;

const cases: readonly (readonly [Device, Network])[] = [
  ['phone', 'slow'],
  ['phone', 'fast'],
  ['desktop', 'slow'],
  ['desktop', 'fast'],
];

const product = await anyProduct();
const browser = await chromium.launch(chromiumLaunchOptions());
const openPage = openPages(browser, product.webUrl);
const ids = await findExampleIds(product.webUrl);

const load = async (screen: Screen, device: Device, network: Network): Promise<readonly LayoutShift[]> => {
  const page = await openPage(screen.person, device);
  await emulateNetwork(page, network);
  await openScreen(page, product.webUrl + fillAddress(screen.path, ids), screen);
  await page.waitForTimeout(lateMs);
  const shifts = await readLayoutShifts(page);
  await page.close();
  return shifts;
};

const worstOf = async (screen: Screen, device: Device, network: Network): Promise<readonly LayoutShift[]> => {
  let worst: readonly LayoutShift[] = [];
  for (let run = 0; run < runs; run += 1) {
    const shifts = await load(screen, device, network);
    if (layoutShiftScore(shifts) > layoutShiftScore(worst)) worst = shifts;
  }
  return worst;
};

const say = (line: string): void => {
  process.stdout.write(`${line}\n`);
};

const width = Math.max(...screens.map(({ name }) => name.length));
let isRight = true;
try {
  say(`${''.padEnd(width)}${cases.map((words) => words.join(' ').padStart(14)).join('')}`);
  for (const screen of screens.filter(({ name }) => only === undefined || name === only)) {
    const worst: (readonly LayoutShift[])[] = [];
    for (const [device, network] of cases) worst.push(await worstOf(screen, device, network));
    const scores = worst.map(layoutShiftScore);
    const over = worst.filter((shifts) => layoutShiftScore(shifts) > layoutShiftLimit);
    const figures = scores.map((score) => score.toFixed(4).padStart(14)).join('');
    say(`${screen.name.padEnd(width)}${figures}${over.length > 0 ? '  over' : ''}`);
    for (const { value, elements } of over.flat()) say(`    ${value.toFixed(4)} ${elements.join(', ')}`);
    isRight &&= over.length === 0;
  }
} finally {
  await browser.close();
  await product.end();
}
process.exitCode = isRight ? 0 : 1;
