/**
 * The size of a page with React, router, query client, ky, and Radix's tabs and toggle group, and none of our code:
 * tooling/floor, built like the apps.
 */
export const floorBytes = 104_312;

/** How far the floor may move, by an update of one of them, until its new figure has to be stored here. */
export const floorToleranceRatio = 0.01;

/** A page may be this much over its limit before the check fails; the excess is a complaint about form until then. */
export const toleratedExcessRatio = 0.03;

/**
 * The limit of a page, as a ratio of the floor measured in the same build or as bytes: brotli at its highest
 * level, JavaScript and CSS, everything required before the screen shows its content.
 */
const limits = {
  /** The sign-in page opened first. */
  signIn: { floorRatio: 1.15 },
  /** Any other screen opened first. */
  firstScreen: { floorRatio: 1.6 },
  /** The bytes that a screen adds to an app that has started. */
  lazyRoute: { bytes: 25_000 },
  /** A whole form in its frame, which shares only React with the floor. */
  form: { bytes: 75_000 },
} as const;

export type Limit = keyof typeof limits;

/** The maximum bytes of a kind of page. */
export const limitBytesOver = (limit: Limit, measuredFloorBytes: number): number => {
  const most = limits[limit];
  return 'bytes' in most ? most.bytes : Math.floor(most.floorRatio * measuredFloorBytes);
};

/**
 * Modules required before a screen can show a response, though no screen imports them: the first call to the
 * API goes through them, and they hold its response. They count toward the first screen, and are already
 * loaded for the second.
 */
export const loadedWithFirstCall = /\/web-shell\/src\/api\/(?:connection|query-client)\.ts$/;

/** The packages of Radix that a first screen may contain: tabs and toggle group, and what the two are made of. */
const radixAtOnce = [
  'primitive',
  'react-collection',
  'react-compose-refs',
  'react-context',
  'react-direction',
  'react-id',
  'react-presence',
  'react-primitive',
  'react-roving-focus',
  'react-slot',
  'react-tabs',
  'react-toggle',
  'react-toggle-group',
  'react-use-callback-ref',
  'react-use-controllable-state',
  'react-use-effect-event',
  'react-use-is-hydrated',
  'react-use-layout-effect',
].join('|');

/** Modules that no first screen may contain: they load after it, most of them when first opened. */
export const lazyModules: readonly { readonly what: string; readonly module: RegExp }[] = [
  {
    what: 'Radix other than tabs and toggle group',
    module: new RegExp(String.raw`/node_modules/@radix-ui/(?!(?:${radixAtOnce})/)`),
  },
  { what: 'a chart', module: /\/node_modules\/(?:@visx|d3-[a-z]+)\// },
  { what: 'the command palette', module: /\/command-palette\// },
];

/** Routes whose screens are complete before any call to the API: the group for signed-out visitors. */
export const isPublicRoute = (name: string): boolean => name.startsWith('(public)/');

/** The route that counts as the sign-in page. */
export const signInRoute = '(public)/login';
