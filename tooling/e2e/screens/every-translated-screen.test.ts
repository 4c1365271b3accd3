import { beforeAll, expect, test } from 'vitest';
import { translatableValues } from '../browser/translatable-values.ts';
import { translatePage, untilTranslated } from '../browser/translate-page.ts';
import { visitsOnOnePage } from '../journeys/visits-on-one-page.ts';
import { openScreen } from '../layout-shift/open-screen.ts';
import { screens } from './every-screen.ts';
import { fillAddress, findExampleIds } from './example-ids.ts';
import { expectScreen } from './reading.ts';

const { webUrl, visit } = visitsOnOnePage();
let ids: Readonly<Record<string, string>> = {};

beforeAll(async () => {
  ids = await findExampleIds(webUrl);
});

// The visit itself fails after an uncaught error or a console error.
test.each(screens)('$name is displayed on a translated page', async (screen) => {
  const { page } = await visit({ person: screen.person });
  await translatePage(page);
  // The responses arrive when the screen that waits for them has been translated.
  await page.route('**/api/**', async (route) => {
    await untilTranslated(page);
    await route.fallback();
  });
  await openScreen(page, webUrl + fillAddress(screen.path, ids), screen);
  await expectScreen(page, screen);
  await untilTranslated(page);
  await expect.poll(() => translatableValues(page)).toEqual([]);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
