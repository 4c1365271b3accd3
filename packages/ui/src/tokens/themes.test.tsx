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

it('is light until dark is asked for by the page', () => {
  document.documentElement.dataset.theme = 'light';
  expect(shown('--color-text-muted')).toBe(lightColor.textMuted);
  document.documentElement.dataset.theme = 'dark';
  expect(shown('--color-text-muted')).toBe(darkColor.textMuted);
  expect(shown('color-scheme')).toBe('dark');
  delete document.documentElement.dataset.theme;
});

it('is the same dark by the system as by choice, and leaves a page that chose light alone', () => {
  const byChoice = declarationsOf(rules(), ':root[data-theme="dark"]');
  expect(Object.keys(byChoice).length).toBeGreaterThan(Object.keys(darkColor).length);
  expect(declarationsOf(bySystem(), ':root:not([data-theme="light"])')).toEqual(byChoice);
});
