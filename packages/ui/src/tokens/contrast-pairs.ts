import type { lightColor } from './light.ts';

export type ColorRole = keyof typeof lightColor;

/** The least contrast that WCAG 2 requires for a use: 4.5 for text, 3 for large text and graphics. */
export const leastContrast = { text: 4.5, sign: 3 } as const;

/** A color role, and the backgrounds it may be on. Pairs that are not listed must not be used. */
export type Standing = {
  readonly front: ColorRole;
  readonly use: keyof typeof leastContrast;
  readonly grounds: readonly ColorRole[];
};

export type ContrastPair = { readonly front: ColorRole; readonly ground: ColorRole; readonly least: number };

const surfaces = ['canvas', 'surface', 'surfaceRaised', 'surfaceSunken', 'surfaceHover'] as const;
const softs = ['positiveSoft', 'cautionSoft', 'criticalSoft', 'infoSoft', 'neutralSoft'] as const;

const text = (front: ColorRole, ...more: readonly ColorRole[]): Standing => ({
  front,
  use: 'text',
  grounds: [...surfaces, ...more],
});
const sign = (front: ColorRole, ...grounds: readonly ColorRole[]): Standing => ({
  front,
  use: 'sign',
  grounds: grounds.length > 0 ? grounds : surfaces,
});

/** Every color role that must be legible or visible, with every background it may be on. */
export const standings: readonly Standing[] = [
  text('text', 'surfacePressed', 'accentSoft', ...softs),
  text('textSecondary', 'surfacePressed', 'accentSoft', 'neutralSoft'),
  // Excludes `surfacePressed`, on which the contrast would be 4.47 in the light theme.
  text('textMuted', 'accentSoft', 'neutralSoft'),
  text('accentText', 'surfacePressed', 'accentSoft'),
  text('positiveText', 'positiveSoft'),
  text('cautionText', 'cautionSoft'),
  text('criticalText', 'criticalSoft'),
  text('infoText', 'infoSoft'),
  text('neutralText', 'neutralSoft'),
  { front: 'textOnAccent', use: 'text', grounds: ['accent', 'accentHover', 'accentActive', 'criticalFill'] },
  sign('borderControl'),
  sign('focus', ...surfaces, 'surfacePressed', 'accentSoft'),
  sign('accent', ...surfaces, 'accentSoft'),
  sign('positiveSolid'),
  sign('cautionSolid'),
  sign('criticalSolid'),
  sign('infoSolid'),
  sign('neutralSolid'),
  // Needs one background, because charts and their legends are in cards only.
  sign('chartBar', 'surface'),
  sign('chartBarActive', 'surface'),
];

export const contrastPairs: readonly ContrastPair[] = standings.flatMap(({ front, use, grounds }) =>
  grounds.map((ground) => ({ front, ground, least: leastContrast[use] })),
);
