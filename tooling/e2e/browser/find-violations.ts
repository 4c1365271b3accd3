import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type axe from 'axe-core';
import type { Page } from 'playwright';

export type Violation = { readonly rule: string; readonly elements: readonly string[] };

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe from the profile's cache: sending its source takes ten times as long as running it. */
const loadAxe = async (page: Page): Promise<void> => {
  const isKept = await page.evaluate(async () => {
    const kept = await caches.match('/axe');
    window.axeSource = await kept?.text();
    return kept !== undefined;
  });
  if (!isKept) {
    await page.evaluate(async (text) => {
      await (await caches.open('axe')).put('/axe', new Response(text));
      window.axeSource = text;
    }, source);
  }
  await page.evaluate('(0, eval)(window.axeSource)');
};

/**
 * Finds axe violations on the current page. The script is evaluated from outside, so the page's CSP need not
 * allow it. Frames are tested separately.
 */
export const findViolations = async (page: Page): Promise<readonly Violation[]> => {
  await loadAxe(page);
  return page.evaluate(async () => {
    const { violations } = await window.axe.run(document, {
      resultTypes: ['violations'],
      iframes: false,
      // Off by default in axe, but Lighthouse counts this WCAG 2.2 rule.
      rules: { 'target-size': { enabled: true } },
    });
    return violations.map(({ id, nodes }) => ({ rule: id, elements: nodes.map((node) => node.html) }));
  });
};

declare global {
  interface Window {
    readonly axe: typeof axe;
    axeSource: string | undefined;
  }
}
