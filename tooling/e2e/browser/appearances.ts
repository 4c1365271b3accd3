import type { Page } from 'playwright';
import { expect } from 'vitest';
import { scrollsSideways } from '../screens/reading.ts';
import { findViolations } from './find-violations.ts';

type Appearance = {
  readonly colorScheme: 'light' | 'dark';
  readonly viewport: { readonly width: number; readonly height: number };
};

const desktop = { width: 1280, height: 800 } as const;
const phone = { width: 390, height: 844 } as const;

const defaultAppearance: Appearance = { colorScheme: 'light', viewport: desktop };

const appearances: readonly Appearance[] = [
  defaultAppearance,
  { colorScheme: 'dark', viewport: phone },
  { colorScheme: 'dark', viewport: desktop },
  { colorScheme: 'light', viewport: phone },
];

/** `npm run drill -- axe` looks at every case in all of them. */
const isWholeMatrix = process.env['WHOLE_MATRIX'] === '1';

/** The appearances a case is looked at in, the first of which it is opened in. */
export type Looks = readonly [Appearance, ...Appearance[]];

/**
 * Each case with how it is looked at: theme and width taking turns; in the drill both themes and both widths.
 *
 * @example test.each(inAppearances(screens))('$name', …)
 */
export const inAppearances = <Case>(cases: readonly Case[]): readonly (Case & { readonly looks: Looks })[] =>
  cases.map((one, index) => {
    const turn = appearances[index % appearances.length] ?? defaultAppearance;
    const others = isWholeMatrix ? appearances.filter((appearance) => appearance !== turn) : [];
    return { ...one, looks: [turn, ...others] };
  });

/**
 * Expects of the page as it stands that axe finds nothing wrong, and that nothing scrolls sideways, in each appearance. The
 * page stays as it is and is drawn anew, which a person does who turns a phone or whose system goes dark.
 */
export const expectNoFaults = async (page: Page, looks: readonly Appearance[]): Promise<void> => {
  for (const { colorScheme, viewport } of looks) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize(viewport);
    // The appearance stands beside what is found, so that a failure names it.
    const look = `${colorScheme}, ${String(viewport.width)} wide`;
    expect({ look, violations: await findViolations(page) }).toEqual({ look, violations: [] });
    expect({ look, scrolls: await scrollsSideways(page) }).toEqual({ look, scrolls: false });
  }
};
