/**
 * Maximum bytes of JavaScript and CSS (brotli, highest level) that a page may need to show its content. Each
 * limit was about 15 % above the largest page when it was set, to catch large regressions for users with slow
 * phones.
 */
export const limitBytes = {
  /** The first screen of a visit. */
  firstScreen: 190_000,
  form: 86_000,
} as const;

export type Limit = keyof typeof limitBytes;
