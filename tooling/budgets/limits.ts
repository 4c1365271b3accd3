/** Brotli at its strongest, JavaScript and CSS, with everything that is imported statically. */
export const limitsBytes = {
  /** A quarter more than React, router and query alone, which are 90,140. */
  signIn: 112_700,
  /** Any other screen opened first. */
  firstScreen: 144_000,
  /** What a screen adds to an app that has started. */
  lazyRoute: 25_000,
  /** A whole form in its frame. */
  form: 75_000,
} as const;

export type Limit = keyof typeof limitsBytes;

/**
 * What is there before a second screen is opened, by its module: the first call to the API goes through it and its answer
 * is kept in it. A screen opened first is measured with what it imports of it, a screen opened later without.
 */
export const loadedWithFirstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** What no first screen may carry: it loads when it is first opened. */
export const loadedLater: readonly { readonly what: string; readonly module: RegExp }[] = [
  { what: 'a dialog (Radix)', module: /\/node_modules\/(?:@radix-ui|radix-ui)\// },
  { what: 'a chart', module: /\/node_modules\/(?:@visx|d3-[a-z]+)\// },
  { what: 'the command palette', module: /\/command-palette\// },
];

/** The route that counts as the sign-in page. */
export const signInRoute = 'login';
