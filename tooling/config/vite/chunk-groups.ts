import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/** The noun of a module: `settlements` for all in `features/settlements`. */
const nounIn =
  (folder: RegExp) =>
  (id: string): string | undefined =>
    folder.exec(id)?.[1];

const featureOf = nounIn(/\/src\/features\/([a-z-]+)\//);
const contractOf = nounIn(/\/contract\/src\/([a-z-]+)[/.]/);

/** Dialogs and lazy modules are not part of the chunk for a noun's first screens. */
const isLazy = (id: string): boolean => /(?:\.lazy|-dialog)\.tsx/.test(id);

/**
 * The files besides each screen's own. Split only along shared modules, a first screen came in seventy files and was
 * 8 kB larger, brotli. A module belongs to the first matching group, together with its imports. Groups name packages,
 * their folders and nouns, never a single file.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** One stylesheet for what several screens share. Other styles come with their code. */
  { name: 'style', test: /\.css\.ts\.vanilla\.css/, minShareCount: 3, priority: 1 },
  /** The modules that an app's first page needs. */
  { name: 'start', tags: ['$initial'] },
  /** Buttons and fields. The sign-in page needs them, and so does nearly every screen. */
  {
    name: 'controls',
    test: /\/ui\/src\/components\/(?:button|spinner|banner|field|text-input)\/|\/web-shell\/src\/(?:errors|lazy|navigation)\/|\/@tanstack\/react-router\//,
  },
  /**
   * API calls and the query cache: the client, the schemas, how a screen reads a response, and small rules.
   */
  {
    name: 'calls',
    test: /\/web-shell\/src\/api\/|\/@tanstack\/react-query\/|\/domain\/src\/(?:dates|masking|money|status|text)\//,
  },
  /** The frame around the screens after sign-in, and the components that nearly all of them show. */
  {
    name: 'frame',
    test: /\/src\/routes\/_[a-z]+\.tsx\?|\/src\/app\/visited-lists\/|\/web-shell\/src\/screens\/|\/ui\/src\/components\/(?:error-state|empty-state|skeleton|copy-button|card|page-header|description-list|grid|visually-hidden|status-icon|link-button)\//,
  },
  /** Tables, the components and words in their cells, and the rows that a change does not move. */
  {
    name: 'tables',
    test: /\/ui\/src\/components\/(?:data-table|badge|money|secondary-text)\/|\/web-shell\/src\/times\/|\/domain\/src\/(?:ledger|payments)\/|\/merchant\/src\/lists\/held-rows\//,
    minShareCount: 3,
  },
  /** Lists in pages. */
  { name: 'lists', test: /\/web-shell\/src\/lists\//, minShareCount: 3 },
  /** The modules of every account list, without its toolbar, its previews, and the held rows, which details show as well. */
  { name: 'account-lists', test: /\/merchant\/src\/lists\/(?!(?:toolbar|preview)\/)/ },
  /** What nouns share: the chunk of one noun would take it along, for every other to load. */
  { name: 'icons', test: /\/ui\/src\/components\/icon\/icons\//, minShareCount: 2 },
  {
    name: 'forms',
    test: /\/web-shell\/src\/(?:forms|files)\/|\/domain\/src\/validation\//,
    minShareCount: 3,
  },
  /** The schemas of a noun that several screens request. */
  {
    name: (id) => `${contractOf(id)}-calls`,
    test: (id) => contractOf(id) !== undefined,
    minShareCount: 3,
  },
  /** Components of a noun that several screens show: each small file would be a round trip. */
  {
    name: (id) => featureOf(id) ?? null,
    test: (id) => featureOf(id) !== undefined && !isLazy(id) && !id.includes('.css'),
    minShareCount: 4,
  },
];
