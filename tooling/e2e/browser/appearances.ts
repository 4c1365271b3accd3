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

/** Appearances to check a case in; the page opens in the first of them. */
export type Looks = readonly [Appearance, ...Appearance[]];

/**
 * Assigns an appearance to each case in rotation; in the drill, each case gets all four.
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
 * Expects no axe violations and no horizontal scroll in each appearance. The page isn't reloaded but rendered
 * again, as when a phone is rotated or the system switches to dark mode.
 */
export const expectNoFaults = async (page: Page, looks: readonly Appearance[]): Promise<void> => {
  for (const { colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // A button that is scrolled half below the top bar would count as too small a target.
    await page.evaluate(() => window.scrollTo(0, 0));
    const look = `${colorScheme}, ${String(viewport.width)} wide`;
    expect({ look, violations: await findViolations(page) }).toEqual({ look, violations: [] });
    expect({ look, scrolls: await scrollsSideways(page) }).toEqual({ look, scrolls: false });
  }
};
