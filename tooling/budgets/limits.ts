/** Brotli at its strongest, JavaScript and CSS, with everything that has to be there before the screen shows its content. */
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
 * What is loaded before a screen can show an answer, by its module, though no screen imports it: the first call to the API
 * goes through it and its answer is kept in it. It counts to a screen opened first, and is there when a second one opens.
 */
export const loadedWithFirstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** What no first screen may carry: it loads when it is first opened. */
export const loadedLater: readonly { readonly what: string; readonly module: RegExp }[] = [
  { what: 'a dialog (Radix)', module: /\/node_modules\/(?:@radix-ui|radix-ui)\// },
  { what: 'a chart', module: /\/node_modules\/(?:@visx|d3-[a-z]+)\// },
  { what: 'the command palette', module: /\/command-palette\// },
];

/** The screens that are whole before anything is asked of the API. */
export const routesWithoutCall: readonly string[] = [
  'login',
  'forgot-password',
  'reset-password',
  'terms',
  'privacy',
];

/** The route that counts as the sign-in page. */
export const signInRoute = 'login';
