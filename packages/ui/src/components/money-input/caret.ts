const figuresIn = (text: string): number => text.replace(/[^\d.]/g, '').length;

/**
 * Where the caret belongs after the typed text has been formatted: behind as many figures, counted from the right, as
 * before, so that typing in the middle of an amount stays in the middle.
 *
 * @example
 * caretAfterFormatting('$1250', 3, '$1,250') // 4: "$12|50" has become "$1,2|50"
 */
export function caretAfterFormatting(typed: string, caret: number, formatted: string): number {
  const figuresBehind = figuresIn(typed.slice(caret));
  for (let place = formatted.length; place >= 0; place -= 1) {
    if (figuresIn(formatted.slice(place)) === figuresBehind) return place;
  }
  return formatted.length;
}
