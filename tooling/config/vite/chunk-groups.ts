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

/**
 * Groups of shared modules; each screen's own code stays separate. Without groups, a first screen took
 * seventy files and 8 kB more (brotli). A module joins the first matching group together with its imports.
 * Groups name packages, folders and nouns, never a single file.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** One stylesheet for styles that several screens share. Other styles load with their code. */
  { name: 'style', test: /\.css\.ts\.vanilla\.css/, minShareCount: 3, priority: 1 },
  { name: 'start', tags: ['$initial'] },
  /** Buttons and fields, which the sign-in page and nearly every screen need. */
  {
    name: 'controls',
    test: /\/ui\/src\/components\/(?:button|spinner|banner|field|text-input)\/|\/web-shell\/src\/(?:errors|lazy|navigation)\/|\/@tanstack\/react-router\//,
  },
  /** API client, schemas, query cache, and small rules. */
  {
    name: 'calls',
    test: /\/web-shell\/src\/api\/|\/@tanstack\/react-query\/|\/domain\/src\/(?:dates|masking|money|status|text)\//,
  },
  /** Frame of the screens after sign-in, with the components that nearly all of them show. */
  {
    name: 'frame',
    test: /\/src\/routes\/_[a-z]+\.tsx\?|\/src\/app\/visited-lists\/|\/web-shell\/src\/screens\/|\/ui\/src\/components\/(?:error-state|empty-state|skeleton|copy-button|card|page-header|description-list|grid|visually-hidden|status-icon|link-button)\//,
  },
  /** Tables, their cells, and rows that stay in place while the list changes. */
  {
    name: 'tables',
    test: /\/ui\/src\/components\/(?:data-table|badge|money|secondary-text)\/|\/web-shell\/src\/times\/|\/domain\/src\/(?:ledger|payments)\/|\/merchant\/src\/lists\/held-rows\//,
    minShareCount: 3,
  },
  { name: 'lists', test: /\/web-shell\/src\/lists\//, minShareCount: 3 },
  /**
   * Modules of every account list, without toolbars and previews. Held rows belong to `tables`, because details
   * show them too.
   */
  { name: 'account-lists', test: /\/merchant\/src\/lists\/(?!(?:toolbar|preview)\/)/ },
  /**
   * Icons that several nouns share. Otherwise one noun's chunk would contain the icons, and all other screens
   * would load that chunk.
   */
  { name: 'icons', test: /\/ui\/src\/components\/icon\/icons\//, minShareCount: 2 },
  {
    name: 'forms',
    test: /\/web-shell\/src\/(?:forms|files)\/|\/domain\/src\/validation\//,
    minShareCount: 3,
  },
  {
    name: (id) => `${contractOf(id)}-calls`,
    test: (id) => contractOf(id) !== undefined,
    minShareCount: 3,
  },
  /** Components of a noun that several screens show. Separate small files would cost a round trip each. */
  {
    name: (id) => featureOf(id) ?? null,
    test: (id) => featureOf(id) !== undefined && !isLazy(id) && !id.includes('.css'),
    minShareCount: 4,
  },
];
