// Variation selectors only change how the character before them looks, as in ☕️, so they are left out.
const invisible =
  /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u2800\uFFF9-\uFFFB]|(?![\uFE00-\uFE0F\u{E0100}-\u{E01EF}])\p{Default_Ignorable_Code_Point}/u;

/** The message for a single-line text that has an invisible character. */
export const invisibleCharacterMessage = 'Remove the invisible character.';

/**
 * Finds invisible characters in a single-line text: zero-width, direction-changing and control characters, line
 * breaks and blank letters.
 *
 * @param text - as typed or pasted
 * @returns true also for half of a surrogate pair, which cannot be stored
 * @remarks Source: Unicode, Default_Ignorable_Code_Point and the general categories Cc, Cs, Zl and Zp.
 * @example
 * hasInvisibleCharacter('Front\u200bDesk'); // true
 * hasInvisibleCharacter('Café ☕️'); // false
 */
export function hasInvisibleCharacter(text: string): boolean {
  return invisible.test(text);
}
