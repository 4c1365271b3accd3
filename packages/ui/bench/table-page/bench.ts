/**
 * Implements `npm run bench -- table-page`: paging a table, compared with rewriting the text of plain cells
 * on the same page.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { spread, type Spread } from '../measure/spread.ts';
import { withPage } from '../measure/with-page.ts';
import type { Change } from './page.tsx';

declare global {
  interface Window {
    readonly turnPages: (changes: number) => { readonly components: Change[]; readonly plain: Change[] };
  }
}

const root = import.meta.dirname;
const reports = join(root, '../../reports');
const outDir = join(reports, 'table-page');
const warmUpChanges = 100;
const changes = 200;
const limits = { script: 3, withLayout: 1.3 } as const;

const { components, plain } = await withPage(root, outDir, async (page) => {
  await page.evaluate((count) => void window.turnPages(count), warmUpChanges);
  return await page.evaluate((count) => window.turnPages(count), changes);
});
const compared = (kind: 'scriptMs' | 'withLayoutMs', limit: number) => {
  const ours = spread(components.map((change) => change[kind]));
  const theirs = spread(plain.map((change) => change[kind]));
  return { components: ours, plain: theirs, times: ours.median / theirs.median, limit };
};
const result = {
  changes,
  script: compared('scriptMs', limits.script),
  withLayout: compared('withLayoutMs', limits.withLayout),
};

mkdirSync(reports, { recursive: true });
writeFileSync(join(reports, 'table-page.json'), `${JSON.stringify(result, undefined, 2)}\n`);

const inMs = ({ median, from, to }: Spread): string =>
  `${median.toFixed(3)} ms (${from.toFixed(3)} to ${to.toFixed(3)})`;
const line = (
  name: string,
  { components: ours, plain: theirs, times, limit }: typeof result.script,
): string =>
  `${name.padEnd(14)}DataTable ${inMs(ours)}, plain cells ${inMs(theirs)}: ${times.toFixed(2)} times, wanted at most ${limit}`;
process.stdout.write(
  [
    `Page change of 15 rows, ${changes} times; medians, and the range of nine in ten`,
    line('script', result.script),
    line('with layout', result.withLayout),
    '',
  ].join('\n'),
);
