import type { Locator } from 'playwright';

/** What a colour says; `none` is a grey. */
export type Colour = 'green' | 'yellow' | 'red' | 'none';

/** The colour a person would name, of a computed `rgb(…)`. */
export const namedColour = (computed: string): Colour => {
  const [red = 0, green = 0, blue = 0] = (computed.match(/[\d.]+/g) ?? []).map(Number);
  const spread = Math.max(red, green, blue) - Math.min(red, green, blue);
  // Soft grounds are nearly white: what counts is how far their channels lie apart.
  if (spread < 10) return 'none';
  if (green > red && green > blue) return 'green';
  return green - blue > (red - blue) / 2 - 1 ? 'yellow' : 'red';
};

export const groundColour = async (element: Locator): Promise<Colour> =>
  namedColour(await element.evaluate((one) => getComputedStyle(one).backgroundColor));

export const inkColour = async (element: Locator): Promise<Colour> =>
  namedColour(await element.evaluate((one) => getComputedStyle(one).color));
