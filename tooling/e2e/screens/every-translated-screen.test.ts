import { beforeAll, test } from 'vitest';
import { translatePage, untilTranslated } from '../browser/translate-page.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import { openScreen } from '../layout-shift/open-screen.ts';
import { sampled } from '../product/test-sample.ts';
import { screens } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { expectScreen } from './reading.ts';
import { screenKind } from './screen-kind.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

/**
 * A sample: packages/ui tests every component on a translated page, and `every-screen` checks every screen's
 * values.
 */
const translatedScreens = sampled(screens, {
  walk: 'translated screens',
  kindOf: screenKind,
  perKind: 1,
});

// The visit itself fails after an uncaught error or a console error.
test.each(translatedScreens)('renders $name on a translated page', async (screen) => {
  const { page } = await visit({ person: screen.person });
  await translatePage(page);
  // Responses arrive only after the loading screen has been translated.
  await page.route('**/api/**', async (route) => {
    await untilTranslated(page);
    await route.fallback();
  });
  await openScreen(page, webUrl + fillAddress(screen.path, ids), screen);
  await expectScreen(page, screen);
  await untilTranslated(page);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
