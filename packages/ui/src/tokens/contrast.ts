const channel = (hex: string, start: number): number => {
  const value = Number.parseInt(hex.slice(start, start + 2), 16) / 255;
  return value <= 0.040_45 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
};

/** Expands #fff, to which a build shortens #ffffff. */
const inFull = (color: string): string => {
  const hex = /^#[\da-f]{3}$/i.test(color) ? color.replaceAll(/[\da-f]/gi, '$&$&') : color;
  if (!/^#[\da-f]{6}$/i.test(hex)) throw new Error(`"${color}" is no color of the form #rrggbb.`);
  return hex;
};

/** Returns the relative luminance from 0 (black) to 1 (white), as WCAG 2.2 defines it. */
const luminance = (color: string): number => {
  const hex = inFull(color);
  return 0.2126 * channel(hex, 1) + 0.7152 * channel(hex, 3) + 0.0722 * channel(hex, 5);
};

/**
 * Returns the contrast between two colors written as #rrggbb or #rgb.
 *
 * @throws Error for a color in another format
 * @returns from 1 (the same) to 21 (black on white)
 * @example
 * contrastRatio('#ffffff', '#000000') // 21
 */
export function contrastRatio(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}
