import { style } from '@vanilla-extract/css';
import { overlay } from '../../css/overlay.css.ts';
import { below, vars } from '../../theme.ts';

const { color, radius, size, space } = vars;

/** Draws the scrim, and places the box like the palette. */
export const paletteFrame = style([
  overlay,
  {
    placeItems: 'start center',
    width: '100%',
    height: '100%',
    maxWidth: 'none',
    maxHeight: 'none',
    margin: 0,
    padding: `12vh ${space[16]} 0`,
    border: 0,
    animation: 'none',
    // Receives the pointer even if the frame was opened from the slide-over menu, which blocks the pointer on
    // the rest of the page.
    pointerEvents: 'auto',
    '::backdrop': { background: 'none' },
    '@media': { [below.phone]: { padding: 0 } },
  },
]);

export const frameBox = style({
  width: `min(100%, ${size.palette})`,
  border: `1px solid ${color.border}`,
  borderRadius: radius.large,
  background: color.surfaceRaised,
  // Clips the focus ring, as the palette does: the field has the focus as long as the frame is open.
  overflow: 'hidden',
  '@media': { [below.phone]: { width: '100%', borderInline: 0, borderRadius: 0 } },
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
