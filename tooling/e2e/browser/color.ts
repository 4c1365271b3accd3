import type { Locator } from 'playwright';

/** `none` means gray or transparent. */
export type Color = 'green' | 'yellow' | 'red' | 'none';

/** Classifies a computed `rgb(…)` color by its hue. */
export const namedColor = (computed: string): Color => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  // Soft backgrounds are nearly white; only the spread of their channels reveals the hue.
  if (spread < 10) return 'none';
  if (green > red && green > blue) return 'green';
  return green - blue > (red - blue) / 2 - 1 ? 'yellow' : 'red';
};

export const backgroundColor = async (element: Locator): Promise<Color> =>
  namedColor(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

export const textColor = async (element: Locator): Promise<Color> =>
  namedColor(await element.evaluate((one) => getComputedStyle(one).color));
