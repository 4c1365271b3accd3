/** The theme and width a story is run in. */
export type Turn = { readonly theme: 'light' | 'dark'; readonly widthPx: 320 | 1280 };

/** Both themes at both widths. */
export const allTurns: readonly Turn[] = [
  { theme: 'light', widthPx: 1280 },
  { theme: 'dark', widthPx: 320 },
  { theme: 'light', widthPx: 320 },
  { theme: 'dark', widthPx: 1280 },
];

// FNV-1a: spreads the stories of one component, whose names differ by a word, over all turns.
const hash = (text: string): number => {
  let sum = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum;
};

/** The theme and width a story is tested with in `npm test`: always the same for the same story. */
export const turnOf = (storyId: string): Turn => {
  const turn = allTurns[(hash(storyId) >>> 8) % allTurns.length];
  if (!turn) throw new Error('There is no turn to take.');
  return turn;
};

/**
 * True for the stories that axe checks in `npm test`: one of three, always the same. `npm run drill -- stories` checks each
 * in all turns, and every screen is checked end to end.
 */
export const isCheckedByAxe = (storyId: string): boolean => (hash(storyId) >>> 16) % 3 === 0;
