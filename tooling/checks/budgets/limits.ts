/**
 * The most bytes of JavaScript and CSS, with brotli at its highest level, that a page may need before it shows its
 * content. The limits protect people on slow phones from a large regression: each is about 15 % above the largest page
 * of its kind when the limit was set.
 */
export const limitBytes = {
  /** A screen of a web app that is opened first. */
  firstScreen: 190_000,
  /** A whole form in its frame. */
  form: 86_000,
} as const;

export type Limit = keyof typeof limitBytes;

/**
 * Modules required before a screen can show a response, though no screen imports them: the first call to the
 * API goes through them, and they hold its response. They count toward the first screen, and are already
 * loaded for the second.
 */
export const loadedWithFirstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** Routes whose screens are complete before any call to the API: the group for signed-out visitors. */
export const isPublicRoute = (name: string): boolean => name.startsWith('(public)/');
