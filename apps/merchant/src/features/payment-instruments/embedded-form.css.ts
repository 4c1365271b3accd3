import { vars } from '@tillbook/ui/theme';
import { style } from '@vanilla-extract/css';

// The form has 2 px of padding for focus rings; negative margins align its fields with the page.
const ringPx = 2;

export const formBox = style({ position: 'relative' });

/** Covers the empty frame, so that nothing moves when the form appears. */
export const loadingLine = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInlineStart: 0,
  display: 'flex',
  alignItems: 'center',
  gap: vars.space[8],
  color: vars.color.textSecondary,
});

export const formFrame = style({
  display: 'block',
  width: `calc(100% + ${String(2 * ringPx)}px)`,
  marginInline: -ringPx,
  border: 0,
  colorScheme: 'normal',
});
