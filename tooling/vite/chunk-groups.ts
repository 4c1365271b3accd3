import type { Rolldown } from 'vite';

type CodeSplittingGroup = Rolldown.CodeSplittingGroup;

/**
 * What goes into one file, besides each screen's own. Cut only along what screens share, a first screen came in seventy
 * files and was 8 kB larger, brotli. A module belongs to the first group it fits, together with all it imports.
 */
export const chunkGroups: CodeSplittingGroup[] = [
  /** One stylesheet for all screens, without the styles of what is drawn after a screen: those come with its code. */
  { name: 'style', test: /(?<!\/components\/chart\/[a-z]+)\.css\.ts\.vanilla\.css/, priority: 1 },
  /** What the first page of an app needs. */
  { name: 'start', tags: ['$initial'] },
  /** What is pressed and filled in. The sign-in page needs it, and hardly any screen does not. */
  {
    name: 'controls',
    test: /\/ui\/src\/components\/(?:(?:button|spinner|banner|field|text-input)\/|icon\/(?:icon|drawn-icon|icons\/(?:chevron-down|info|plus|warning))\.)|\/web-shell\/src\/(?:lazy\/lazy-component|errors\/failure-message|navigation\/use-page-title)\.|\/react-router\/.*\/useLocation\.js$/,
  },
  /** Calls to the API and the memory of answers: the client, the schemas, how a screen reads an answer, and small rules. */
  {
    name: 'calls',
    test: /\/web-shell\/src\/(?:api\/(?:connection|query-client)|session\/assert-owned)\.|\/react-query\/.*\/(?:useQuery|queryOptions)\.js$|\/contract\/src\/filters\.|\/domain\/src\/(?:dates\/format|masking\/|money\/format-cents|status\/|text\/)/,
  },
  /** The frame around the screens behind the sign-in, and what nearly all of them show. */
  {
    name: 'frame',
    test: /\/src\/app\/[a-z]+-frame\.tsx|\/src\/routes\/_[a-z]+\.tsx\?|\/ui\/src\/components\/(?:error-state|empty-state|skeleton|copy-button|card|page-header|description-list|columns|grid|visually-hidden|status-icon|link-button)\/|\/web-shell\/src\/lazy\/use-lazy-dialog\.|\/routes\/-list-button\./,
  },
  /** Tables, and what stands in their cells. */
  {
    name: 'tables',
    test: /\/ui\/src\/components\/(?:data-table|badge|money)\/|\/web-shell\/src\/times\/moment\./,
  },
  /** Lists in pages. */
  { name: 'lists', test: /\/web-shell\/src\/lists\/paged-table\./ },
  /** What every list of an account is made of, without its toolbar. */
  { name: 'account-lists', test: /\/merchant\/src\/lists\/(?!toolbar\/)/ },
  /** The calls about transactions, which the terminal makes as well. */
  { name: 'payment-calls', test: /\/contract\/src\/transactions?\./ },
  /** What the lists of transactions and the page of one have in common: each small file would be a round trip. */
  {
    name: 'transactions',
    test: /\/src\/features\/transactions\/(?:queries|messages|transaction-columns)\.|\/icon\/icons\/download\./,
  },
  /** What a kind of entry is called; a reconciliation says it as well. */
  { name: 'categories', test: /\/domain\/src\/ledger\/ledger-category-label\./ },
  /** Ledger entries, which the overview, a transaction and a dispute show. */
  {
    name: 'ledger',
    test: /\/contract\/src\/ledger\.|\/domain\/src\/ledger\/signed-entry|\/src\/features\/ledger\/(?:ledger-columns|queries|messages)\./,
  },
  /** What the list of settlements and the page of one have in common. */
  {
    name: 'settlement',
    test: /\/src\/features\/settlements\/(?:settlement-status|queries|messages)\.|\/contract\/src\/settlements\./,
  },
  /** What is written and sent. */
  {
    name: 'forms',
    test: /\/web-shell\/src\/(?:api\/use-(?:attempt|submission)|state\/form-draft|unsaved-changes\/use-unsaved-changes)\.|\/domain\/src\/validation\/validation-result\./,
  },
  /** What the later parts of a transaction's page ask for, its dialogs and its receipt's page included. */
  {
    name: 'history',
    test: /\/src\/features\/transactions\/(?:api\/get-(?:transaction-timeline|receipt)|timeline-words|disputes-of)\.|\/contract\/src\/(?:transaction-timeline|receipts)\./,
  },
];
