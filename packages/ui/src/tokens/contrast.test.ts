import { describe, expect, it } from 'vitest';
import { contrastPairs, standings } from './contrast-pairs.ts';
import { contrastRatio } from './contrast.ts';
import { darkColor } from './dark.ts';
import { lightColor } from './light.ts';

describe('contrastRatio', () => {
  it('returns 21 for black and white and 1 for equal colors', () => {
    expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21, 5);
    expect(contrastRatio('#5266e4', '#5266e4')).toBe(1);
  });

  it('parses a short color as the browser does, and rejects invalid colors', () => {
    expect(contrastRatio('#000', '#fff')).toBeCloseTo(21, 5);
    expect(() => contrastRatio('rgb(0 0 0)', '#fff')).toThrow('rgb(0 0 0)');
    expect(() => contrastRatio('', '#fff')).toThrow('no color');
  });

  it('returns the known ratio of #767676 on white', () => {
    expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
  });
});

describe.each([
  ['light', lightColor],
  ['dark', darkColor],
] as const)('the %s theme', (_name, color) => {
  it.each(contrastPairs)(
    'reaches a contrast of at least $least for $front on $ground',
    ({ front, ground, least }) => {
      expect(contrastRatio(color[front], color[ground])).toBeGreaterThanOrEqual(least);
    },
  );
});

it('has a contrast pair for every color role that must be legible or visible', () => {
  const seen = Object.keys(lightColor).filter((role) => /^text|Text$|Solid$|^chartBar|^focus$/.test(role));
  const standing: readonly string[] = standings.map(({ front }) => front);
  expect(standing).toEqual(expect.arrayContaining(seen));
});
