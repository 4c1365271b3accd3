import { beforeAll, expect, it } from 'vitest';
import './global.css.ts';

const faces = (): readonly CSSFontFaceRule[] =>
  [...document.styleSheets]
    .flatMap((sheet) => [...sheet.cssRules])
    .filter((rule) => rule instanceof CSSFontFaceRule);

/** Returns a metric that the fallback's `@font-face` rule declares, as a share of the font size. */
const declared = (name: string): number => {
  const rule = faces().find(({ style }) => style.getPropertyValue('font-family').includes('Inter Fallback'));
  return Number.parseFloat(rule?.style.getPropertyValue(name) ?? '') / 100;
};

const measures = (family: string, text: string): TextMetrics => {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) throw new Error('There is no canvas to measure with.');
  context.font = `100px ${family}`;
  return context.measureText(text);
};

const inter = '"Inter Variable"';
// Sample texts of an application's first pages.
const texts = [
  'Sign in to your merchant account',
  'By signing in you agree to our Terms and Privacy policy.',
  'Forgot your password?',
  'Refunds take 5-10 days to appear on a statement.',
  'Payments Payouts Settlements Refunds Virtual Terminal Disputes Settings Profile',
  'Amount Payment Instrument Method Channel Date Status',
  'Nov 21, 2026 2:52 PM Succeeded Online Card',
];
const widthPx = (family: string): number =>
  texts.reduce((sum, text) => sum + measures(family, text).width, 0);

beforeAll(async () => {
  await document.fonts.load(`14px ${inter}`, 'A');
});

/** Returns the ranges of the files that a page loads for a text. */
const rangesLoadedFor = async (text: string): Promise<readonly string[]> => {
  const frame = document.createElement('iframe');
  const styles = faces().map(({ cssText }) => cssText);
  frame.srcdoc = `<style>${styles.join('')} body { font-family: ${inter} }</style><p>${text}</p>`;
  document.body.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
  // A layout starts the downloads.
  frame.contentDocument?.body.getBoundingClientRect();
  const fonts = frame.contentDocument?.fonts;
  await fonts?.ready;
  const loaded = [...(fonts ?? [])].filter(({ status }) => status === 'loaded');
  frame.remove();
  return loaded.map(({ unicodeRange }) => unicodeRange);
};

it('loads the larger file only for characters outside product texts', async () => {
  const basic = expect.stringContaining('U+20-7E');
  expect(await rangesLoadedFor(`${texts.join(' ')} •••• 4242 · “Café’s”`)).toHaveLength(2);
  expect(await rangesLoadedFor(`${texts.join(' ')} •••• 4242 · “Cafe’s”`)).toEqual([basic]);
});

it("gives the fallback Inter's ascent and descent", () => {
  expect(document.fonts.check(`14px ${inter}`)).toBe(true);
  const real = measures(inter, 'Hg');
  const scale = declared('size-adjust');
  expect(scale).toBeGreaterThan(1);
  expect(declared('ascent-override') * scale).toBeCloseTo(real.fontBoundingBoxAscent / 100, 2);
  expect(declared('descent-override') * scale).toBeCloseTo(real.fontBoundingBoxDescent / 100, 2);
  expect(declared('line-gap-override')).toBe(0);
});

// Loads the fallback: Arial or a font with the same metrics. Returns false on a machine that has neither.
const loadFallback = async (): Promise<boolean> =>
  (await document.fonts.load('14px "Inter Fallback"', 'A').catch(() => [])).length > 0;

it('matches the width of the fallback to Inter over sample texts of the first pages', async ({ skip }) => {
  if (!(await loadFallback())) skip('This machine has no typeface with the widths of Arial.');
  expect(widthPx('"Inter Fallback"') / widthPx(inter)).toBeCloseTo(1, 1.7);
});
