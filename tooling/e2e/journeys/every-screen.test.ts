import type { Page } from 'playwright';
import { describe, expect, test } from 'vitest';
import { findViolations } from '../browser/find-violations.ts';
import { journey } from './journey.ts';
import { merchant, openAccount, signIn } from './person.ts';

/** Theme and width take turns over the screens; `npm run drill` goes through all of them. */
const appearances = [
  { colorScheme: 'light', viewport: { width: 1280, height: 800 } },
  { colorScheme: 'dark', viewport: { width: 390, height: 844 } },
] as const;

type Screen = {
  readonly name: string;
  readonly heading: RegExp;
  readonly open: (page: Page) => Promise<unknown>;
};

const go = (path: string) => (page: Page) => page.evaluate((to) => window.location.assign(to), path);

const firstRow = (path: string) => async (page: Page) => {
  await go(path)(page);
  await page.getByRole('table').locator('tbody').getByRole('link').first().click();
};

const screens: readonly Screen[] = [
  { name: 'overview', heading: /^Good (morning|afternoon|evening), merchant$/, open: go('/overview') },
  { name: 'payments', heading: /^Payments$/, open: go('/payments') },
  { name: 'payouts', heading: /^Payouts$/, open: go('/payouts') },
  { name: 'refunds', heading: /^Refunds$/, open: go('/refunds') },
  { name: 'transaction', heading: /^\$/, open: firstRow('/payments') },
  { name: 'payment instruments', heading: /^Payment Instruments$/, open: go('/payment-instruments') },
  { name: 'payment instrument', heading: /./, open: firstRow('/payment-instruments') },
  { name: 'new payment instrument', heading: /./, open: go('/payment-instruments/create') },
];

const hasSidewaysScroll = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

describe.each(appearances)('$colorScheme, $viewport.width wide', (appearance) => {
  const { webUrl, page } = journey(appearance);

  test('the sign-in screen has a title, one heading and nothing axe objects to', async () => {
    await page().goto(`${webUrl}/login`);
    await page().getByRole('heading', { level: 1 }).waitFor();
    expect(await page().title()).toMatch(/Sign in/);
    expect(await findViolations(page())).toEqual([]);
  });

  test.each(screens)(
    '$name has a title, one heading and nothing axe objects to',
    async ({ heading, open }) => {
      await signIn(page(), webUrl, merchant);
      await openAccount(page(), 'Harbor Coffee Roasters');
      await open(page());
      const headings = page().getByRole('heading', { level: 1 });
      await expect.poll(() => headings.allInnerTexts()).toEqual([expect.stringMatching(heading)]);
      await page().waitForLoadState('networkidle');
      expect(await page().title()).not.toBe('');
      expect(await findViolations(page())).toEqual([]);
      expect(await hasSidewaysScroll(page())).toBe(false);
    },
  );
});
