import { type Claim, linkedFiles } from './catalog.ts';
import type { RanTest } from './test-reports.ts';

const verdicts = ['met', 'not applicable', 'open'];

const gapsOf = (
  { id, verdict, reason }: Claim,
  ran: readonly RanTest[],
  exists: (file: string) => boolean,
): readonly string[] => {
  const files = linkedFiles(reason);
  const isShown = files.length > 0 || ran.some(({ shows }) => shows.includes(id));
  return [
    ...(verdicts.includes(verdict) ? [] : [`"${verdict}" is not a verdict.`]),
    ...(verdict === 'met' && !isShown ? ['no test shows it.'] : []),
    ...(verdict !== 'met' && reason === '' ? ['does not say why.'] : []),
    ...files.filter((file) => !exists(file)).map((file) => `${file} does not exist.`),
  ];
};

/**
 * Finds gaps between a catalog and the tests that ran: claims without a test, missing reasons and files,
 * duplicate IDs.
 */
export const findGaps = (
  claims: readonly Claim[],
  ran: readonly RanTest[],
  exists: (file: string) => boolean,
): readonly string[] =>
  claims.flatMap((claim, index) => {
    const isTaken = claims.findIndex(({ id }) => id === claim.id) !== index;
    const gaps = [...(isTaken ? ['the id is given twice.'] : []), ...gapsOf(claim, ran, exists)];
    return gaps.map((gap) => `line ${String(claim.line)}, ${claim.id}: ${gap}`);
  });

const hasRun = (status: string): boolean => status === 'passed' || status === 'failed';

/**
 * Finds skipped tests that show a claim, and tests of a claim that is in no catalog. A failed test counts as
 * a failure of its own step only.
 */
export const findTestGaps = (ran: readonly RanTest[], ids: ReadonlySet<string>): readonly string[] =>
  ran
    .filter(({ shows }) => shows.length > 0)
    .flatMap(({ file, title, status, shows }) => [
      ...(hasRun(status) ? [] : [`${file}, "${title}": shows ${shows.join(', ')} and did not run.`]),
      ...shows.filter((id) => !ids.has(id)).map((id) => `${file}, "${title}": no catalog has ${id}.`),
    ]);
