export type FloatSide = 'above' | 'below';
export type FloatAlign = 'start' | 'center' | 'end';

type Extent = { readonly width: number; readonly height: number };
type Box = Extent & { readonly left: number; readonly top: number };

/** How far what floats stays from what it belongs to, and from the edges of the screen. */
const distancePx = 6;
const edgePx = 8;

const alongLine = (anchor: Box, floating: Extent, align: FloatAlign): number => {
  switch (align) {
    case 'start':
      return anchor.left;
    case 'center':
      return anchor.left + (anchor.width - floating.width) / 2;
    case 'end':
      return anchor.left + anchor.width - floating.width;
  }
};

const within = (value: number, least: number, most: number): number =>
  Math.max(least, Math.min(value, Math.max(least, most)));

/**
 * Where something that floats stands beside what it belongs to: on the wanted side if it fits there, else on the side
 * with more room, and never past an edge of the screen. All in px of the screen.
 *
 * @example
 * floatPlace({ left: 100, top: 10, width: 40, height: 20 }, { width: 80, height: 30 }, screen, 'above', 'center')
 * // { left: 80, top: 36 }: there is no room above
 */
export function floatPlace(
  anchor: Box,
  floating: Extent,
  screen: Extent,
  side: FloatSide,
  align: FloatAlign,
): { readonly left: number; readonly top: number } {
  const above = anchor.top - distancePx - floating.height;
  const below = anchor.top + anchor.height + distancePx;
  const roomAbove = above - edgePx;
  const roomBelow = screen.height - edgePx - below - floating.height;
  const fits = (side === 'above' ? roomAbove : roomBelow) >= 0;
  const isAbove = fits ? side === 'above' : roomAbove > roomBelow;
  return {
    left: within(alongLine(anchor, floating, align), edgePx, screen.width - edgePx - floating.width),
    top: within(isAbove ? above : below, edgePx, screen.height - edgePx - floating.height),
  };
}
