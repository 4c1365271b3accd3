const figuresIn = (text: string): number => text.replace(/[^\d.]/g, '').length;

/**
 * Returns the caret's position after the typed text has been formatted: with as many digits and dots to its
 * right as before, so that the caret stays in place while a user types in the middle of an amount.
 *
 * @example caretAfterFormatting('$1250', 3, '$1,250') // 4: "$12|50" has become "$1,2|50"
 */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  const figuresBehind = figuresIn(typed.slice(caret));
  for (let position = formatted.length; position >= 0; position -= 1) {
    if (figuresIn(formatted.slice(position)) === figuresBehind) return position;
  }
  return formatted.length;
}
