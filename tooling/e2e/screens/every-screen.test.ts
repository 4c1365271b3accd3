import { beforeAll, describe, expect, test } from 'vitest';
import { expectNoFaults, inAppearances } from '../browser/appearances.ts';
import { visits } from '../journeys/visits.ts';
import { holdCall } from './answers.ts';
import { parts, screens } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { expectScreen, scrollsSideways, seen, settled } from './reading.ts';
import type { Screen } from './screen.ts';

const { webUrl, visit } = visits();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

const emptyScreens = screens.flatMap(({ empty, ...screen }) => (empty ? [{ ...screen, empty }] : []));

const addressOf = ({ path }: Screen): string => webUrl + fillAddress(path, ids);

describe('content', () => {
  for (const { looks, ...screen } of inAppearances(screens)) {
    test(`${screen.name} is shown in full`, { meta: { shows: screen.shows } }, async () => {
      const { page } = await visit({ person: screen.person, ...looks[0] });
      await page.goto(addressOf(screen));
      await expectScreen(page, screen);
      await seen(page, screen.content).waitFor();
      await settled(page);
      await expectNoFaults(page, looks);

      await page.setViewportSize({ width: 320, height: 640 });
      expect(await scrollsSideways(page)).toBe(false);
    });
  }
});

describe('nothing to show', () => {
  for (const { looks, empty, ...screen } of inAppearances(emptyScreens)) {
    test(`${screen.name} says so`, { meta: { shows: empty.shows } }, async () => {
      const { page } = await visit({ person: empty.person, ...looks[0] });
      await page.goto(addressOf(screen));
      await seen(page, empty.text).waitFor();
      await settled(page);
      await expectNoFaults(page, looks);
    });
  }
});

describe('a slow answer', () => {
  for (const { name, screen, part } of parts) {
    test(`${name} waits for it`, { meta: { shows: part.shows?.loading } }, async () => {
      const { page } = await visit({ person: screen.person });
      const release = await holdCall(page, part.call);
      await page.goto(addressOf(screen));
      await page.getByRole('heading', { level: 1 }).waitFor();
      // Nothing is said to have failed, or not to be there, as long as nobody knows.
      await page.waitForTimeout(200);
      expect(await page.getByRole('alert').count()).toBe(0);
      expect(await page.locator('[aria-busy="true"]').count()).toBeGreaterThan(0);
      release();
      await seen(page, screen.content).waitFor();
      await settled(page);
    });
  }
});
