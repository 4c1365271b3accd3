/** Characters of inter-basic.woff2 in addition to ASCII, which product texts contain. */
export const punctuation = '\u{a0}·×–—‘’“”•…−↑↓';

export const weightRange = { min: 400, max: 700 } as const;
