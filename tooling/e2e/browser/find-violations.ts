import axe from 'axe-core';
import type { Page } from 'playwright';

export type Violation = { readonly rule: string; readonly elements: readonly string[] };

/**
 * What axe finds wrong on the page as it stands. Evaluated from outside, so the page's policy need not allow it. A frame
 * of another origin is a page of its own, with a test of its own.
 */
export const findViolations = async (page: Page): Promise<readonly Violation[]> => {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      // Off by default in axe, but a rule of WCAG 2.2 that Lighthouse counts.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map((node) => node.html) }));
  });
};

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}
