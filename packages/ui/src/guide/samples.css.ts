import { style, styleVariants } from '@vanilla-extract/css';
import { below } from '../tokens/breakpoints.ts';
import { vars } from '../theme.ts';

const { color, motion, radius, space } = vars;

export const swatchRow = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const swatch = style({
  flex: 'none',
  width: 24,
  height: 24,
  border: `1px solid ${color.borderStrong}`,
  borderRadius: radius.small,
});

/** Draws one distance of the scale as a bar. */
export const lengthBar = style({
  display: 'block',
  height: space[12],
  maxWidth: '100%',
  borderRadius: 2,
  background: color.chartBar,
});

export const cornerBox = style({
  display: 'block',
  width: space[64],
  height: space[32],
  border: `1px solid ${color.borderControl}`,
  background: color.surfaceSunken,
});

export const shadowBox = styleVariants({ raised: {}, dialog: {} }, (_none, name) => ({
  padding: space[24],
  borderRadius: radius.large,
  background: color.surfaceRaised,
  boxShadow: vars.shadow[name],
}));

/** A grid of icons, each next to its name. */
export const iconGrid = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(172px, 1fr))',
  gap: space[8],
  margin: 0,
  padding: 0,
  listStyle: 'none',
});
export const iconCell = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  padding: `${space[8]} ${space[12]}`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.medium,
  overflowWrap: 'anywhere',
});

/** A track along which a dot moves at the speed of a token. */
export const track = style({
  position: 'relative',
  display: 'block',
  width: 160,
  height: space[12],
  borderRadius: radius.full,
  background: color.surfacePressed,
  '@media': { [below.phone]: { width: 120 } },
});
const dot = {
  position: 'absolute',
  insetInlineStart: 0,
  width: space[12],
  height: space[12],
  borderRadius: radius.full,
  background: color.accent,
} as const;
export const dotSpeed = styleVariants({ fast: motion.fast, base: motion.base }, (duration) => ({
  ...dot,
  transition: `inset-inline-start ${duration} ${motion.ease}`,
}));
export const dotAtEnd = style({ insetInlineStart: `calc(100% - ${space[12]})` });

/** A correct card; `floatingCard` is the wrong one next to it. */
export const card = style({
  padding: space[16],
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surface,
});
export const floatingCard = style({
  padding: space[16],
  borderRadius: radius.large,
  background: color.surface,
  boxShadow: vars.shadow.dialog,
});
/** A truncated amount, which must never occur. */
export const cutAmount = style({
  width: 56,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Dashed lines around the clear space of a mark. */
export const clearSpace = style({
  display: 'inline-block',
  padding: space[12],
  border: `1px dashed ${color.borderControl}`,
});

/** Wrong uses of the mark. */
export const misuse = styleVariants({
  stretched: { display: 'inline-block', transform: 'scaleX(1.5)', transformOrigin: 'left' },
  turned: { display: 'inline-block', transform: 'rotate(-12deg)' },
  recolored: { display: 'inline-block', filter: 'hue-rotate(110deg)' },
  boxed: {
    display: 'inline-block',
    padding: space[4],
    borderRadius: radius.small,
    background: color.criticalFill,
    color: color.textOnAccent,
  },
});

/** Sizes of the mark without its name. */
export const markSize = styleVariants({ 16: 16, 24: 24, 48: 48 }, (sizePx) => ({
  display: 'block',
  width: sizePx,
  height: sizePx,
}));
