/** What a page with React, router, query client and ky and nothing of ours costs: tooling/floor, built as the apps are. */
export const floorBytes = 96_437;

/** How far the floor may move, by an update of one of the four, until its new figure has to be written here. */
export const floorToleranceRatio = 0.01;

/** A page may be this much over its limit before the check fails; the excess is a complaint about form until then. */
export const toleratedExcessRatio = 0.03;

/**
 * How much a page may cost, as a ratio of the floor measured in the same build or as bytes: brotli at its strongest,
 * JavaScript and CSS, with everything that has to be there before the screen shows its content.
 */
const limits = {
  /** The sign-in page opened first. */
  signIn: { floorRatio: 1.25 },
  /** Any other screen opened first. 1.6 until the router validated the search parameters of all lists (ADR 18). */
  firstScreen: { floorRatio: 1.63 },
  /** What a screen adds to an app that has started. */
  lazyRoute: { bytes: 25_000 },
  /** A whole form in its frame, which has none of the floor's libraries but React. */
  form: { bytes: 75_000 },
} as const;

export type Limit = keyof typeof limits;

/** The most bytes that a page of some kind may have. */
export const limitBytesOver = (limit: Limit, measuredFloorBytes: number): number => {
  const most = limits[limit];
  return 'bytes' in most ? most.bytes : Math.floor(most.floorRatio * measuredFloorBytes);
};

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
