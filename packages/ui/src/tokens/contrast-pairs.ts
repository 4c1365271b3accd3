import type { lightColor } from './light.ts';

type ColorRole = keyof typeof lightColor;

/** Two colours that meet in the product, and the contrast they have to keep: 4.5 for text, 3 for what is no text. */
export type ContrastPair = { readonly front: ColorRole; readonly ground: ColorRole; readonly least: 4.5 | 3 };

const grounds = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const texts = ['text', 'textSecondary', 'textMuted', 'accentText', 'criticalText', 'positiveText'] as const;
const tones = [
  { front: 'positiveText', ground: 'positiveSoft' },
  { front: 'cautionText', ground: 'cautionSoft' },
  { front: 'criticalText', ground: 'criticalSoft' },
  { front: 'neutralText', ground: 'neutralSoft' },
  { front: 'infoText', ground: 'infoSoft' },
  { front: 'textMuted', ground: 'neutralSoft' },
  { front: 'accentText', ground: 'accentSoft' },
  { front: 'textOnAccent', ground: 'accent' },
  { front: 'textOnAccent', ground: 'accentHover' },
  { front: 'textOnAccent', ground: 'accentActive' },
  { front: 'textOnAccent', ground: 'criticalFill' },
  { front: 'text', ground: 'surfacePressed' },
] as const;
const signs = [
  'borderControl',
  'focus',
  'positiveSolid',
  'cautionSolid',
  'criticalSolid',
  'infoSolid',
  'chartBar',
  'chartBarActive',
] as const;

/** Every pair of the product. */
export const contrastPairs: readonly ContrastPair[] = [
  ...grounds.flatMap((ground) => texts.map((front) => ({ front, ground, least: 4.5 as const }))),
  ...tones.map((pair) => ({ ...pair, least: 4.5 as const })),
  ...signs.map((front) => ({ front, ground: 'surface' as const, least: 3 as const })),
];
