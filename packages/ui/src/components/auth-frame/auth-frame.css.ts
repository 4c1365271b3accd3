import { style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';

const { color, radius, space } = vars;

export const authFrame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
  minHeight: '100dvh',
  '@media': { [below.phone]: { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

export const formSide = style({
  position: 'relative',
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'center',
  padding: `${space[64]} ${space[24]}`,
  '@media': { [below.phone]: { alignContent: 'start', paddingBlockStart: 112 } },
});

export const brandSlot = style({
  position: 'absolute',
  insetBlockStart: space[24],
  insetInlineStart: space[24],
  padding: space[4],
});

export const formBox = style({ width: 'min(100%, 336px)' });

// Draws a ledger page: ruled lines and the two red lines of the margin.
export const paper = style({
  display: 'grid',
  placeItems: 'center',
  padding: space[32],
  borderInlineStart: `1px solid ${color.border}`,
  background: `linear-gradient(to right, transparent 55px, ${color.criticalSoft} 55px 56px, transparent 56px 59px, ${color.criticalSoft} 59px 60px, transparent 60px), repeating-linear-gradient(to bottom, transparent 0 31px, ${color.border} 31px 32px), ${color.canvas}`,
  '@media': { [below.phone]: { display: 'none' } },
});

// Cuts the lower edge into teeth 16 px wide, like torn paper.
const teeth = 'conic-gradient(from -45deg at bottom, #0000, #000 1deg 89deg, #0000 90deg) 50% / 16px 100%';
export const slip = style({
  width: 'min(100%, 336px)',
  padding: `${space[24]} ${space[24]} ${space[32]}`,
  border: `1px solid ${color.border}`,
  borderBlockEnd: 0,
  borderRadius: `${radius.large} ${radius.large} 0 0`,
  background: color.surfaceRaised,
  boxShadow: vars.shadow.raised,
  mask: teeth,
});
