import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

const { color, radius } = vars;
type Selectors = NonNullable<StyleRule['selectors']>;

/** Outranks the hover of the same pointer, and leaves out all that cannot be pressed. */
const whilePressed = (rule: Selectors[string]): Selectors => ({
  '&&:active:not(:disabled, :has(:disabled), [aria-disabled="true"], [data-disabled])': rule,
});

/** The press of a button, a chip or an option: its background. */
export const pressed = whilePressed({ background: color.surfacePressed });

/** The press of an item that already has that background when it is hovered, highlighted or current: an edge. */
export const pressedEdge = whilePressed({
  background: color.surfacePressed,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
});

/** The press of words without padding: a background around them. */
export const pressedWords = whilePressed({
  borderRadius: radius.small,
  background: color.surfacePressed,
  boxShadow: `0 0 0 2px ${color.surfacePressed}`,
  color: color.text,
});

/** The press of a filled button. */
export const pressedFill = {
  primary: whilePressed({ background: color.accentActive }),
  critical: whilePressed({ filter: 'brightness(.84)' }),
};
