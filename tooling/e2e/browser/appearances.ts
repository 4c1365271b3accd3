import type { Page } from 'playwright';
import { expect } from 'vitest';
import { isWhole } from '../product/test-sample.ts';
import { scrollsSideways } from '../screens/reading.ts';
import { findViolations } from './find-violations.ts';

export type Appearance = {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 } as const;
export const phone = { width: 390, height: 844 } as const;

export const defaultAppearance: Appearance = { colorScheme: 'light', viewport: desktop };

const appearances: readonly Appearance[] = [
  defaultAppearance,
  { colorScheme: 'dark', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  { colorScheme: 'light', viewport: phone },
];

/** The appearances to check a case in; it is opened in the first one. */
export type Looks = readonly [Appearance, ...Appearance[]];

/**
 * Each case with its appearance: theme and width rotate; in the drill both themes and both widths.
 *
 * @example test.each(inAppearances(screens))('$name', …)
 */
export const inAppearances = <Case>(cases: readonly Case[]): readonly (Case & { readonly looks: Looks })[] =>
  cases.map((one, index) => {
    const turn = appearances[index % appearances.length] ?? defaultAppearance;
    const others = isWhole ? appearances.filter((appearance) => appearance !== turn) : [];
    return { ...one, looks: [turn, ...others] };
  });

/**
 * Checks the current page in each appearance: axe finds no violations, and nothing scrolls sideways. The page
 * is not reloaded but rendered again, as when a phone is turned or the system switches to dark mode.
 */
export const expectNoFaults = async (page: Page, looks: readonly Appearance[]): Promise<void> => {
  for (const { colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // A button that has been scrolled half below the top bar is no small target.
    await page.evaluate(() => window.scrollTo(0, 0));
    // The appearance is part of the finding, so that a failure names it.
    const look = `${colorScheme}, ${String(viewport.width)} wide`;
    expect({ look, violations: await findViolations(page) }).toEqual({ look, violations: [] });
    expect({ look, scrolls: await scrollsSideways(page) }).toEqual({ look, scrolls: false });
  }
};
