import { globalFontFace } from '@vanilla-extract/css';
import { punctuation, weightRange } from '../fonts/basic-characters.ts';

const face = {
  fontWeight: `${String(weightRange.min)} ${String(weightRange.max)}`,
  fontStyle: 'normal',
  fontDisplay: 'swap',
} as const;

const codePoint = (character: string): string => `U+${(character.codePointAt(0) ?? 0).toString(16)}`;

// The later of two faces applies to the characters of both: a page loads the larger file only for other characters.
globalFontFace('Inter Variable', [
  {
    ...face,
    src: 'url("../fonts/inter-latin.woff2") format("woff2")',
    unicodeRange:
      'U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+0304, U+0308, U+0329, U+2000-206F, U+20AC, U+2122, U+2191, U+2193, U+2212, U+2215, U+FEFF, U+FFFD',
  },
  {
    ...face,
    src: 'url("../fonts/inter-basic.woff2") format("woff2")',
    unicodeRange: ['U+20-7E', ...Array.from(punctuation, codePoint)].join(', '),
  },
]);

// Stretches Arial to Inter's metrics, so that nothing moves when Inter loads. Measured in Chromium: Inter is
// 105.9% as wide as Arial; its ascent and descent are 96.9% and 24.1%, here divided by that width.
globalFontFace('Inter Fallback', {
  src: 'local("Arial"), local("Liberation Sans"), local("Arimo"), local("Nimbus Sans"), local("Nimbus Sans Regular"), local("NimbusSans-Regular"), local("Helvetica")',
  sizeAdjust: '105.9%',
  ascentOverride: '91.5%',
  descentOverride: '22.8%',
  lineGapOverride: '0%',
});
