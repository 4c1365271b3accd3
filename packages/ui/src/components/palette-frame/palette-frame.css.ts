import { style } from '@vanilla-extract/css';
import { below, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

/** Matches the palette's position and width. */
export const paletteFrame = style({
  width: `min(100% - 2 * ${space[16]}, ${size.palette})`,
  maxWidth: 'none',
  margin: '12vh auto 0',
  padding: 0,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  // Receives the pointer even if the frame was opened from the slide-over menu, which blocks the pointer on
  // the rest of the page.
  pointerEvents: 'auto',
  '::backdrop': { background: color.overlay },
  '@media': {
    [below.phone]: { width: '100%', margin: 0, borderInline: 0, borderRadius: 0 },
  },
});

export const frameField = style({
  width: '100%',
  minHeight: 48,
  // Aligns with the palette's text, after its icon of 16 px.
  padding: `0 ${space[16]} 0 calc(${space[16]} + 16px + ${space[12]})`,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: vars.type.size[16],
  outline: 'none',
});
