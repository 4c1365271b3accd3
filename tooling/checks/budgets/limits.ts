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

/**
 * Modules that a screen's first API call loads; no screen imports them. They count toward a first screen, and
 * are already loaded for later screens.
 */
export const loadedWithFirstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** Returns `true` for routes of signed-out visitors, whose screens need no API call. */
export const isPublicRoute = (name: string): boolean => name.startsWith('(public)/');
