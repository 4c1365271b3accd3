import { expect, it } from 'vitest';
import './themes.css.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';

const rules = (): readonly CSSRule[] => [...document.styleSheets].flatMap((sheet) => [...sheet.cssRules]);

const declarationsOf = (
  candidates: readonly CSSRule[],
  selector: string,
): Readonly<Record<string, string>> => {
  const rule = candidates.find(
    (candidate) => candidate instanceof CSSStyleRule && candidate.selectorText === selector,
  );
  if (!(rule instanceof CSSStyleRule)) throw new Error(`No rule for ${selector}.`);
  return Object.fromEntries([...rule.style].map((name) => [name, rule.style.getPropertyValue(name)]));
};

const bySystem = (): readonly CSSRule[] =>
  rules()
    .filter((rule) => rule instanceof CSSMediaRule)
    .filter((rule) => rule.conditionText === '(prefers-color-scheme: dark)')
    .flatMap((rule) => [...rule.cssRules]);

const shown = (name: string): string => getComputedStyle(document.documentElement).getPropertyValue(name);

const kebab = (role: string): string => role.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const shownColors = (): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.keys(lightColor).map((role) => [role, shown(`--color-${kebab(role)}`)]));

// Compares these objects with the browser's colors, because the contrasts are computed from the objects.
it.each([
  ['light', lightColor],
  ['dark', darkColor],
] as const)('applies every color of the %s theme when the page sets that theme', (theme, color) => {
  document.documentElement.dataset.theme = theme;
  expect(shownColors()).toEqual(color);
  expect(shown('color-scheme')).toBe(theme);
  delete document.documentElement.dataset.theme;
});

it('applies the dark theme equally by system preference and by choice, unless the page chose light', () => {
  const byChoice = declarationsOf(rules(), ':root[data-theme="dark"]');
  expect(Object.keys(byChoice).length).toBeGreaterThan(Object.keys(darkColor).length);
  expect(declarationsOf(bySystem(), ':root:not([data-theme="light"])')).toEqual(byChoice);
});
