import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

const { color, radius } = vars;
type Selectors = NonNullable<StyleRule['selectors']>;

/** Outranks the hover of the same pointer, and excludes elements that cannot be pressed. */
const whilePressed = (rule: Selectors[string]): Selectors => ({
  '&&:active:not(:disabled, :has(:disabled), [aria-disabled="true"], [data-disabled])': rule,
});

/** Shows the press of a button, a chip or an option with its background. */
export const pressed: Selectors = whilePressed({ background: color.surfacePressed });

/**
 * Shows the press of an item with an edge, because a hovered, highlighted or current item may already have
 * that background.
 */
export const pressedEdge: Selectors = whilePressed({
  background: color.surfacePressed,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
});

/** Shows the press of text without padding as a background around the text. */
export const pressedWords: Selectors = whilePressed({
  borderRadius: radius.small,
  background: color.surfacePressed,
  boxShadow: `0 0 0 2px ${color.surfacePressed}`,
  color: color.text,
});

/** Shows the press of a filled button. */
export const pressedFill: { readonly primary: Selectors; readonly critical: Selectors } = {
  primary: whilePressed({ background: color.accentActive }),
  critical: whilePressed({ filter: 'brightness(.84)' }),
};
