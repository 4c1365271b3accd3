/** The theme and width of a story's run. */
export type Turn = { readonly theme: 'light' | 'dark'; readonly widthPx: 320 | 1280 };

export const allTurns: readonly Turn[] = [
  { theme: 'light', widthPx: 1280 },
  { theme: 'dark', widthPx: 320 },
  { theme: 'light', widthPx: 320 },
  { theme: 'dark', widthPx: 1280 },
];

// Hashes with FNV-1a, which spreads the stories of one component over all turns, although their names differ
// by only a word.
const hash = (text: string): number => {
  let sum = 2_166_136_261;
  for (let index = 0; index < text.length; index += 1)
    sum = Math.imul(sum ^ text.charCodeAt(index), 16_777_619) >>> 0;
  return sum;
};

/** Returns the theme and width of a story in `npm test`: always the same for the same story. */
export const turnOf = (storyId: string): Turn => {
  const turn = allTurns[(hash(storyId) >>> 8) % allTurns.length];
  if (!turn) throw new Error('There is no turn to take.');
  return turn;
};

/**
 * Returns true for a fixed third of the stories, which axe checks in `npm test`. `npm run drill -- stories`
 * checks all of them in all turns, and every screen is checked end to end.
 */
export const isCheckedByAxe = (storyId: string): boolean => (hash(storyId) >>> 16) % 3 === 0;
