import { style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';

const { color, size, space } = vars;

export const appFrame = style({
  display: 'grid',
  gridTemplateColumns: `${size.sidebar} minmax(0, 1fr)`,
  minHeight: '100dvh',
  '@media': { [below.medium]: { display: 'block' } },
});

export const rail = style({
  borderInlineEnd: `1px solid ${color.border}`,
  background: color.canvas,
  '@media': { [below.medium]: { display: 'none' } },
});
export const railScroller = style({
  position: 'sticky',
  insetBlockStart: 0,
  height: '100dvh',
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

export const compactHeader = style({
  display: 'none',
  '@media': { [below.medium]: { display: 'contents' } },
});

export const main = style({
  width: '100%',
  maxWidth: `calc(${size.contentMax} + 64px)`,
  minWidth: 0,
  marginInline: 'auto',
  padding: `${space[24]} ${space[32]} ${space[64]}`,
  ':focus': { outline: 'none' },
  '@media': { [below.phone]: { padding: `${space[16]} ${space[16]} ${space[64]}` } },
});

// On small screens, sticks below the compact header, which is sticky as well.
export const notices = style({
  position: 'sticky',
  insetBlockStart: space[8],
  zIndex: vars.layer.sticky,
  display: 'grid',
  gap: space[8],
  marginBlockEnd: space[16],
  ':empty': { display: 'none' },
  '@media': { [below.medium]: { insetBlockStart: 64 } },
});

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[8],
  insetInlineStart: space[8],
  zIndex: vars.layer.toast,
  padding: `${space[8]} ${space[12]}`,
  borderRadius: vars.radius.small,
  background: color.accent,
  color: color.textOnAccent,
  transform: 'translateY(-64px)',
  ':focus': { transform: 'none' },
});
