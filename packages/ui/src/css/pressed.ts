import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme.ts';

const { color, radius } = vars;
type Selectors = NonNullable<StyleRule['selectors']>;

/** Outranks the hover style of the same element, and excludes disabled elements. */
const whilePressed = (rule: Selectors[string]): Selectors => ({
  '&&:active:not(:disabled, :has(:disabled), [aria-disabled="true"], [data-disabled])': rule,
});

/** Marks a pressed button, chip or option with a background. */
export const pressed: Selectors = whilePressed({ background: color.surfacePressed });

/**
 * Marks a pressed item with a background and an edge, because a hovered, highlighted or current item may
 * already have that background.
 */
export const pressedEdge: Selectors = whilePressed({
  background: color.surfacePressed,
  boxShadow: `inset 0 0 0 1px ${color.borderStrong}`,
});

/** Marks pressed text without padding with a background around the text. */
export const pressedWords: Selectors = whilePressed({
  borderRadius: radius.small,
  background: color.surfacePressed,
  boxShadow: `0 0 0 2px ${color.surfacePressed}`,
  color: color.text,
});

/** Marks a pressed filled button with a darker fill. */
export const pressedFill: { readonly primary: Selectors; readonly critical: Selectors } = {
  primary: whilePressed({ background: color.accentActive }),
  critical: whilePressed({ filter: 'brightness(.84)' }),
};
