/** A given-up name. */
export type Word = {
  /**
   * In camel case. Each is found as a whole or as part of a longer name, in any spelling: `doer` in
   * `doer-names.ts`.
   */
  readonly now: readonly [string, ...string[]];
  readonly say: string;
  /** A longer name that is exempt. */
  readonly except?: string;
  /** The folder in which it is given up; elsewhere it means something else. */
  readonly within?: string;
};

const api = 'apps/api/';

/** Names that are no longer used. The first form of each is its key in ceilings.json. */
export const words: readonly Word[] = [
  { now: ['narrowing', 'narrowed', 'narrow', 'narrows'], say: 'lists, filter' },
  { now: ['createPart'], say: 'lazyModule' },
  { now: ['usePart'], say: 'lazyComponent' },
  { now: ['useOpenedPart'], say: 'useLazyDialog' },
  { now: ['usePreparedPart'], say: 'useLazyDialog' },
  { now: ['loadedPart'], say: 'lazyModule' },
  { now: ['queryOfView'], say: 'the query of the list' },
  { now: ['leisure'], say: 'whenIdle' },
  { now: ['whenLoaded'], say: 'openWhenLoaded', except: 'openWhenLoaded' },
  { now: ['foundPlaces'], say: 'findOrdinals' },
  { now: ['placesFrom'], say: 'ordinalRange' },
  { now: ['inOrderOf'], say: 'orderBy' },
  { now: ['wayIn'], say: 'chooseIndex', within: api },
  { now: ['stretch', 'stretches'], say: 'firstChunk, scanChunks', within: api },
  { now: ['windows'], say: 'scanChunks', within: api },
  { now: ['spacing'], say: 'rowsPerMatch', within: api },
  { now: ['wordBits'], say: 'wordSignature' },
  { now: ['marks'], say: 'signature', within: api },
  { now: ['amountClass', 'amountClasses'], say: 'amountBucket' },
  { now: ['tally', 'tallies'], say: 'rollup', within: api },
  { now: ['activityKept'], say: 'activityRollupCursor' },
  { now: ['answeredCalls'], say: 'handlers' },
  { now: ['shown*'], say: 'toX, x-response', within: api },
  { now: ['doer', 'doers'], say: 'actor' },
  { now: ['isOfPlatform'], say: 'isPlatformStaff' },
  { now: ['sought'], say: 'searchTerms' },
  { now: ['findDueWork'], say: 'findDueJobs' },
  { now: ['perform'], say: 'runJob', within: api },
  { now: ['chore', 'chores'], say: 'periodicTask' },
  { now: ['evidenceSaid'], say: 'submittedEvidence' },
  { now: ['acceptQuestion'], say: 'acceptDialog' },
  { now: ['leaveQuestion'], say: 'leaveDialog' },
  { now: ['besideScreen'], say: 'deferredShell' },
  { now: ['lastingParts'], say: 'appOverlays' },
  { now: ['afterStartParts'], say: 'appOverlays' },
  { now: ['barRoom'], say: 'toolbarPlaceholder' },
  { now: ['filtersRoom'], say: 'toolbarPlaceholder' },
  { now: ['listTools'], say: 'listToolbar' },
  { now: ['toolsPart'], say: 'listToolbar' },
  { now: ['furtherColumns'], say: 'optionalColumns' },
  { now: ['keptForm'], say: 'formDraft' },
  { now: ['keptInTab'], say: 'sessionStorage' },
  { now: ['ownObject'], say: 'assertOwned' },
  { now: ['lookAgain'], say: 'refreshLiveQueries' },
  { now: ['quietPages'], say: 'waitForIdle' },
  { now: ['desk', 'desks'], say: 'demoSession', within: 'tooling/' },
  { now: ['strangers'], say: 'crossOrigin', within: 'tooling/' },
  { now: ['untilAnswered'], say: 'waitUntilReady', within: 'tooling/fresh-clones/' },
];

/** Words that have other meanings as well: their occurrences are read, none is forbidden. */
export const everydayWords: readonly Word[] = [
  { now: ['place', 'places'], say: 'ordinal, index, position, folder' },
  { now: ['later'], say: 'lazyModule, whenIdle' },
  { now: ['book', 'books'], say: 'ledger' },
  { now: ['part', 'parts'], say: 'LazyModule' },
  { now: ['here'], say: 'platform' },
  { now: ['answer', 'answers', 'answered'], say: 'defineHandler, response' },
  { now: ['work'], say: 'job', within: api },
  { now: ['changes'], say: 'accountChanges', within: api },
];
