import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** Returns a function that finds a module's noun: `settlements` for files in `features/settlements`. */
const nounIn =
  (folder: RegExp) =>
  (id: string): string | undefined =>
    folder.exec(id)?.[1];

const featureOf = nounIn(/\/src\/features\/([a-z-]+)\//);
const contractOf = nounIn(/\/contract\/src\/([a-z-]+)[/.]/);

/** Dialogs and lazy modules stay outside the chunk of a noun's first screens. */
const isLazy = (id: string): boolean => /(?:\.lazy|-dialog)\.tsx/.test(id);

/** Returns a pattern that matches a module of any of the folders. */
const anyOf = (...folders: readonly RegExp[]): RegExp =>
  new RegExp(folders.map(({ source }) => source).join('|'));

/**
 * Groups of shared modules; each screen's own code stays separate. Without groups, a first screen took
 * seventy files and 8 kB more (brotli). Every small file of a first screen costs a part of the bandwidth for the
 * duration of a round trip. A module joins the first matching group together with its imports. Groups name
 * packages, folders and nouns, never a single file.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** One stylesheet for the app. */
  { name: 'style', test: (id) => id.endsWith('.vanilla.css'), priority: 1 },
  /** Loaded in parallel with the app's code, and loaded again only after an update of React. */
  { name: 'react', test: /\/node_modules\/(?:react|react-dom|scheduler)\//, priority: 1 },
  { name: 'start', tags: ['$initial'] },
  /** Buttons and fields, which the sign-in page and nearly every screen need. */
  {
    name: 'controls',
    test: anyOf(
      /\/ui\/src\/components\/(?:button|spinner|banner|field|text-input)\//,
      /\/web-shell\/src\/(?:errors|lazy|navigation)\//,
      /\/@tanstack\/react-router\//,
    ),
  },
  /**
   * API client, schemas, query cache, small rules, and the frame of the screens after sign-in with the components
   * that nearly all of them show.
   */
  {
    name: 'account',
    test: anyOf(
      /\/web-shell\/src\/(?:api|forms|screens)\//,
      /\/@tanstack\/react-query\//,
      /\/domain\/src\/(?:accounts|dates|masking|money|status|text|validation)\//,
      /\/src\/routes\/_[a-z]+\.tsx\?/,
      /\/src\/app\/visited-lists\//,
      /\/ui\/src\/components\/(?:card|copy-button|description-list|empty-line|empty-state|error-state|grid|link-button)\//,
      /\/ui\/src\/components\/(?:middle-truncate|page-header|skeleton|stat|status-icon|timeline|visually-hidden)\//,
    ),
  },
  /**
   * Icons that several nouns share. Otherwise one noun's chunk would contain the icons, and all other screens
   * would load that chunk.
   */
  { name: 'icons', test: /\/ui\/src\/components\/icon\/icons\//, minShareCount: 2 },
  /** Tables, their cells, and rows that stay in place while the list changes: lists and details show them. */
  {
    name: 'tables',
    test: anyOf(
      /\/ui\/src\/components\/(?:data-table|badge|money|secondary-text)\//,
      /\/web-shell\/src\/times\//,
      /\/domain\/src\/(?:ledger|payments)\//,
      /\/merchant\/src\/(?:lists\/held-rows|features\/ledger)\//,
    ),
    minShareCount: 3,
  },
  /** Modules of every list, without toolbars and previews. */
  {
    name: 'lists',
    test: anyOf(
      /\/ui\/src\/components\/pagination\//,
      /\/web-shell\/src\/(?:csv-export|lists)\//,
      /\/merchant\/src\/lists\/(?!(?:toolbar|preview)\/)/,
    ),
    minShareCount: 3,
  },
  /** Schemas and components of a noun that several screens need. */
  {
    name: (id) => contractOf(id) ?? featureOf(id) ?? null,
    test: (id) => contractOf(id) !== undefined || (featureOf(id) !== undefined && !isLazy(id)),
    minShareCount: 3,
  },
  /** Menus, dialogs and popovers, which load once the first screen is idle. */
  {
    name: 'popups',
    test: /\/node_modules\/(?:@radix-ui|@floating-ui|aria-hidden|react-remove-scroll[a-z-]*|react-style-singleton|tslib|use-callback-ref|use-sidecar)\//,
    minShareCount: 2,
  },
];
